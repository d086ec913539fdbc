/** A page to measure. */
export interface Target {
  name: string;
  path: string;
  /** Selector of the first row of data. */
  row: string;
}

const GROUP = 'tbody[data-group] > tr';
const page = (name: string, path: string, row = GROUP): Target => ({ name, path: `/pages/${path}`, row });

/** Returns whether the target is the companion, the only page that requires a sign-in. */
export const isProduct = ({ path }: Target): boolean => !path.startsWith('/pages/');

export const COMPANION: Target = { name: 'companion', path: '/7100111/history', row: GROUP };
/** The companion's packages and frame, without its features. */
export const STACK = page('stack floor', 'stack');
export const GRIDS = [
  page('react-admin, list', 'peers/src/reactAdmin', '.RaDatagrid-row'),
  page('AG Grid page', 'peers/src/agGrid', '.ag-row'),
  page('MUI X DataGrid page', 'peers/src/muiDataGrid', '.MuiDataGrid-row'),
];
export const REACT = page('React alone', 'peers/src/react');
export const HOOK_FORM = page('React Hook Form', 'peers/src/reactHookForm', 'input[aria-label^="Reference"]');
/** An order with forty borrowers. */
export const ORDER: Target = { ...COMPANION, path: '/7100108/request', row: 'input' };
