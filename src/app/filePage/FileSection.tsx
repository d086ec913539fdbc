import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Heading } from '@/ui/Heading';

interface FileSectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

export function FileSection({ heading, children }: FileSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Heading level={3} size="strong" id={id}>
        {heading}
      </Heading>
      {children}
    </Section>
  );
}

const Section = styled.section`
  margin-bottom: var(--space-3);

  > h3 {
    padding-bottom: 2px;
    border-bottom: 1px solid var(--border-control);
  }
  > p {
    padding-block: var(--space-1);
    font: var(--type-table);
  }
`;
