import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { CELLS } from './Cells';
import { COLUMNS } from './history';
import { mount } from './mount';

ModuleRegistry.registerModules([AllCommunityModule]);
const columns = COLUMNS.map(([field, headerName]) => ({
  field,
  headerName,
  cellRenderer: ({ data }) => CELLS[field](data),
}));
const getRowId = ({ data }) => String(data.requestId);

mount(({ groups }) => (
  <AgGridReact
    domLayout="autoHeight"
    rowData={groups.flatMap(({ items }) => items)}
    columnDefs={columns}
    getRowId={getRowId}
  />
));
