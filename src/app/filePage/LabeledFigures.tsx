import { styled } from 'styled-components';
import type { LabeledFigure } from '@/domain/filePage/figure';
import { NARROW } from '@/ui/wide';
import { FigureText } from './FigureText';

interface LabeledFiguresProps {
  readonly items: readonly LabeledFigure[];
  readonly columns?: 1 | 2;
}

/** Labels on the left, figures on the right. */
export const LabeledFigures = ({ items, columns = 1 }: LabeledFiguresProps) => (
  <List $columns={columns}>
    {items.map(({ label, figure }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <FigureText figure={figure} />
        </dd>
      </div>
    ))}
  </List>
);

const List = styled.dl<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 0 var(--space-6);
  font: var(--type-table);

  > div {
    display: flex;
    gap: var(--space-2);
    padding: 3px 0;
    border-bottom: 1px solid var(--border);
  }
  dt {
    flex: 0 0 130px;
    color: var(--text-secondary);
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
