import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface StripItem {
  readonly label: string;
  readonly value: ReactNode;
}

interface StripProps {
  /** The name of the group of values, for screen readers. */
  readonly label: string;
  readonly items: readonly StripItem[];
}

/** One line above the content; long values wrap. */
export const Strip = ({ label, items }: StripProps) => (
  <section aria-label={label}>
    <Line>
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </Line>
  </section>
);

const Line = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-8);
  padding: var(--space-2) var(--page-gutter);
  background: var(--surface);
  border-bottom: 1px solid var(--border);

  @media print {
    padding-inline: 0;
  }
  > div {
    min-width: 0;
  }
  dt {
    font: var(--type-label);
    color: var(--text-secondary);
  }
  dd {
    max-width: 320px;
    font: var(--type-strong);
    overflow-wrap: anywhere;
  }
`;
