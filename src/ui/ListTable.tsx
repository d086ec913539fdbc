import type { ComponentProps, ReactNode } from 'react';
import { groupBy } from '@/lib/byKey';
import { Delivered } from './Delivered';
import { CardTable } from './Table';

export interface ListColumn<Row> {
  readonly heading: string;
  /** On one line beside its value in a narrow window, if the heading is too long. */
  readonly label?: string;
  readonly isWrapped?: boolean;
  readonly isAmount?: boolean;
  /** Names the row for a screen reader. In a narrow window, it has only its own label. */
  readonly isHeader?: boolean;
  /** A text is shown as the service delivered it; null as missing. */
  readonly cell: (row: Row) => ReactNode;
}

interface ListTableProps<Row> extends ComponentProps<'table'> {
  readonly caption?: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  /** Its heading stands above the rows of a group. */
  readonly groupOf?: (row: Row) => string;
}

export const ListTable = <Row,>({ caption, columns, rows, groupOf, ...table }: ListTableProps<Row>) => (
  <CardTable data-density="compact" {...table}>
    {caption !== undefined && <caption>{caption}</caption>}
    <thead>
      <tr>
        {columns.map(({ heading, isAmount }) => (
          <th key={heading} scope="col" data-align={alignOf(isAmount)}>
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    {[...groupBy(rows, (row) => groupOf?.(row))].map(([group, some]) => (
      <tbody key={group ?? ''}>
        {group !== undefined && (
          <tr>
            <th scope="rowgroup" colSpan={columns.length}>
              {group}
            </th>
          </tr>
        )}
        {some.map((row, index) => (
          <tr key={index}>
            {columns.map(({ heading, label, isWrapped = false, isAmount, isHeader = false, cell }) => {
              const Cell = isHeader ? 'th' : 'td';
              return (
                <Cell
                  key={heading}
                  scope={isHeader ? 'row' : undefined}
                  data-label={isHeader ? label : (label ?? heading)}
                  data-wrap={isWrapped || undefined}
                  data-align={alignOf(isAmount)}
                >
                  {shown(cell(row))}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    ))}
  </CardTable>
);

const alignOf = (isAmount = false) => (isAmount ? 'end' : undefined);

const shown = (value: ReactNode): ReactNode =>
  typeof value === 'string' || value === null ? <Delivered text={value} /> : value;
