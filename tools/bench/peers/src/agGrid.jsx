import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useMemo } from 'react';
import { CELLS, Detail } from './Cells';
import { COLUMNS } from './history';
import { mount } from './mount';

// AG Grid Community. Details are full-width rows, because master/detail is part of the paid edition.

ModuleRegistry.registerModules([AllCommunityModule]);
const columns = COLUMNS.map(([field, headerName]) => ({
  field,
  headerName,
  cellRenderer: ({ data }) => CELLS[field](data),
}));
const getRowId = ({ data }) => data.detailOf?.id ?? String(data.requestId);

function HistoryTable({ groups, areAllOpen }) {
  const rows = useMemo(
    () => groups.flatMap((group) => [...group.items, ...(areAllOpen ? [{ detailOf: group }] : [])]),
    [groups, areAllOpen],
  );
  return (
    <AgGridReact
      domLayout="autoHeight"
      rowData={rows}
      columnDefs={columns}
      getRowId={getRowId}
      getRowHeight={({ data }) => (data.detailOf ? 320 : undefined)}
      isFullWidthRow={({ rowNode }) => rowNode.data.detailOf !== undefined}
      fullWidthCellRenderer={({ data }) => <Detail group={data.detailOf} />}
    />
  );
}

mount(HistoryTable);
