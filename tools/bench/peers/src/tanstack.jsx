import { FlexRender, tableFeatures, useTable } from '@tanstack/react-table';
import { memo, useMemo } from 'react';
import { CELLS, Detail } from './Cells';
import { COLUMNS } from './history';
import { mount } from './mount';

// TanStack Table manages the columns and rows; the rows are memoized as its guide recommends.

const features = tableFeatures({});
const columns = COLUMNS.map(([field, heading]) => ({
  id: field,
  accessorFn: (item) => item[field],
  header: heading,
  cell: ({ row }) => CELLS[field](row.original),
}));

const Rows = memo(
  function Rows({ group, rows, isOpen }) {
    return (
      <tbody data-group="">
        {rows.map((row) => (
          <tr key={row.id}>
            {row.getAllCells().map((cell) => (
              <td key={cell.id}>
                <FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
        {isOpen && (
          <tr>
            <td colSpan={COLUMNS.length}>
              <Detail group={group} />
            </td>
          </tr>
        )}
      </tbody>
    );
  },
  (before, after) => before.group === after.group && before.isOpen === after.isOpen,
);

function HistoryTable({ groups, areAllOpen }) {
  const data = useMemo(() => groups.flatMap(({ items }) => items), [groups]);
  const table = useTable({ features, columns, data });
  const rows = new Map(table.getRowModel().rows.map((row) => [row.original, row]));
  return (
    <table>
      <thead>
        {table.getHeaderGroups().map((headers) => (
          <tr key={headers.id}>
            {headers.headers.map((header) => (
              <th key={header.id}>
                <FlexRender header={header} />
              </th>
            ))}
          </tr>
        ))}
      </thead>
      {groups.map((group) => (
        <Rows key={group.id} group={group} rows={group.items.map((item) => rows.get(item))} isOpen={areAllOpen} />
      ))}
    </table>
  );
}

mount(HistoryTable);
