import { DataGrid } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { CELLS, Detail } from './Cells';
import { COLUMNS } from './history';
import { mount } from './mount';

// MUI X DataGrid, community edition. Details are rows whose first cell spans all columns.

const columns = COLUMNS.map(([field, headerName], index) => ({
  field,
  headerName,
  flex: 1,
  sortable: false,
  colSpan: (_, row) => (index === 0 && row.detailOf ? COLUMNS.length : undefined),
  renderCell: ({ row }) => (row.detailOf ? <Detail group={row.detailOf} /> : CELLS[field](row)),
}));

const HistoryTable = ({ groups, areAllOpen }) => {
  const rows = useMemo(
    () =>
      groups.flatMap((group) => [
        ...group.items.map((item) => ({ id: String(item.requestId), ...item })),
        ...(areAllOpen ? [{ id: group.id, detailOf: group }] : []),
      ]),
    [groups, areAllOpen],
  );
  return (
    <DataGrid
      autoHeight
      hideFooter
      disableVirtualization
      rows={rows}
      columns={columns}
      getRowHeight={({ model }) => (model.detailOf ? 320 : undefined)}
    />
  );
};

mount(HistoryTable);
