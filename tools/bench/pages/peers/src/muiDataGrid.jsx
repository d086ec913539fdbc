import { DataGrid } from '@mui/x-data-grid';
import { CELLS } from './Cells';
import { COLUMNS } from './history';
import { mount } from './mount';

const columns = COLUMNS.map(([field, headerName]) => ({
  field,
  headerName,
  flex: 1,
  sortable: false,
  renderCell: ({ row }) => CELLS[field](row),
}));

mount(({ groups }) => (
  <DataGrid
    autoHeight
    hideFooter
    disableVirtualization
    rows={groups.flatMap(({ items }) => items.map((item) => ({ id: String(item.requestId), ...item })))}
    columns={columns}
  />
));
