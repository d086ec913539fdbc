import { type ReactNode, useContext } from 'react';
import { styled } from 'styled-components';
import { NARROW } from '@/ui/wide';
import { TitleFrame } from './titleFrame';

interface TopHeaderProps {
  readonly title: string;
  /** Before the title. */
  readonly start?: ReactNode;
  readonly subject?: ReactNode;
  readonly children?: ReactNode;
}

export const TopHeader = ({ title, start, subject, children }: TopHeaderProps) => (
  <Bar>
    {start}
    <Title>{useContext(TitleFrame)(title)}</Title>
    {subject}
    <Right>{children}</Right>
  </Bar>
);

const Bar = styled.div`
  /* Replaces the page's colors for links and buttons in the header. */
  --text: var(--header-text);
  --surface: var(--header);
  --brand: var(--header-text);
  --brand-hover: var(--header-text);
  --focus: var(--header-text);
  --border-control: var(--header-border);
  --row-hover: var(--header-hover);

  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  align-items: center;
  min-height: var(--header-height);
  padding: var(--space-1) var(--space-4);
  color: var(--header-text);
  background: var(--header);
  border-bottom: 1px solid var(--header-edge, transparent);

  ${NARROW} {
    padding-block: var(--space-2);
  }
`;

const Title = styled.span`
  font: var(--type-section);
`;

const Right = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  align-items: center;
  margin-inline-start: auto;
  color: var(--header-text-muted);

  /* One line on a phone. Its width, and with it the place of the buttons, does not depend on what it holds. */
  ${NARROW} {
    flex: 1 1 18rem;
    flex-wrap: nowrap;
    gap: 0 var(--space-2);
    justify-content: flex-end;
    min-width: 0;

    > button {
      flex: none;
      padding-inline: var(--space-1);
    }
  }
  @media (max-width: 374.98px) {
    flex-wrap: wrap;
  }
`;
