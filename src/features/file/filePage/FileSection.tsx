import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Heading } from '@/ui/Heading';
import { SourceMark } from './SourceMark';

interface FileSectionProps {
  readonly heading: string;
  /** Of everything in it. */
  readonly source?: string;
  readonly children: ReactNode;
}

export function FileSection({ heading, source, children }: FileSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <header>
        <Heading level={3} size="strong" id={id}>
          {heading}
        </Heading>
        {source !== undefined && (
          <span data-hint={source}>
            <SourceMark source={source} />
          </span>
        )}
      </header>
      {children}
    </Section>
  );
}

const Section = styled.section`
  margin-bottom: var(--space-3);

  @media print {
    margin-bottom: 6px;
  }

  > header {
    display: flex;
    padding-bottom: 2px;
    border-bottom: 1px solid var(--border-control);
  }
  > p {
    padding-block: var(--space-1);
    font: var(--type-table);
  }
`;
