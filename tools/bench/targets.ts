import { addressOf, type Stage } from './server/serve';

/** A page to measure. */
export interface Target {
  name: string;
  kind: 'product' | 'floor' | 'peer' | 'reference';
  path: string;
  /** Selector of the first row of data. */
  row: string;
  /** True when the API is on another origin. */
  isApart?: boolean;
  /** True when the page has no token, and the provider a session: the page signs in first. */
  signsIn?: boolean;
}

/** Returns whether the target is the companion, the only page that requires a sign-in. */
export const isProduct = ({ path }: Target): boolean => Object.values(addressOf).includes(path);

/** Returns the provider whose tokens the page finds, as in a tab beside a signed-in one. */
export const tokensFor = ({ issuer }: Pick<Stage, 'issuer'>, target: Target): string | undefined =>
  isProduct(target) && target.signsIn !== true ? issuer : undefined;

/** The companion's packages and frame, without its features. */
export const STACK_NAME = 'stack floor';

export const REACT_NAME = 'React alone';

const GROUP = 'tbody[data-group] > tr';
const floor = (name: string, page: string, row = GROUP): Target => ({
  name,
  kind: 'floor',
  path: `/floor/${page}`,
  row,
});
const peer = (name: string, page: string, row = GROUP): Target => ({ name, kind: 'peer', path: `/peers/${page}`, row });

export const COMPANION: Target = { name: 'companion', kind: 'product', path: addressOf.history, row: GROUP };
const stack: Target = { ...floor(STACK_NAME, 'stack'), kind: 'reference' };
const vanilla = floor('vanilla page, whole chain', 'vanilla');

export const LOADS: readonly Target[] = [
  vanilla,
  stack,
  { ...peer('React alone, chain started early', 'react'), kind: 'reference' },
  peer('react-admin, list', 'reactAdmin', '.RaDatagrid-row'),
  peer('AG Grid page', 'agGrid', '.ag-row'),
  peer('MUI X DataGrid page', 'muiDataGrid', '.MuiDataGrid-row'),
  COMPANION,
  { ...COMPANION, name: 'companion, through the provider', kind: 'reference', signsIn: true },
  { ...COMPANION, name: 'companion, API apart', kind: 'reference', isApart: true },
];

export const TABLES: readonly Target[] = [
  vanilla,
  { ...peer(REACT_NAME, 'react'), kind: 'reference' },
  peer('TanStack Table', 'tanstack'),
  peer('AG Grid', 'agGrid', '.ag-row'),
  peer('MUI X DataGrid', 'muiDataGrid', '.MuiDataGrid-row'),
  COMPANION,
];

const REFERENCE = 'input[aria-label^="Reference"]';
export const FORMS: readonly Target[] = [
  floor('vanilla form', 'form', REFERENCE),
  peer('React Hook Form', 'reactHookForm', REFERENCE),
  peer('Formik', 'formik', REFERENCE),
  { ...COMPANION, path: addressOf.request, row: 'input' },
];
