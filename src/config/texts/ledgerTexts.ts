export const open = 'Credit ledger';
export const title = (loan: string): string => `Credit ledger · loan ${loan}`;
export const tableOf = (borrower: string): string => `Credit reports of ${borrower}`;
export const borrower = (id: string): string => `Borrower ${id}`;

export const date = 'Date';
export const request = 'Request';
export const kind = 'Kind';
export const order = 'Order';
export const joint = 'Joint';
export const by = 'By';
export const cost = 'Cost';
export const soft = 'Soft';
export const hard = 'Hard';
export const fresh = 'New';
export const reissue = 'Reissue';
export const jointWith = (name: string): string => `with ${name}`;
export const notJoint = 'no';
export const otherBorrower = 'the other borrower';
export const costShared = (name: string): string => `counted with ${name}`;

export const total = 'Total';
export const estimated = (amount: string): string => `${amount} est.`;
export const totalOf = (hardReports: string, softReports: string, reissues: string): string =>
  `${hardReports}, ${softReports}, ${reissues}`;
export const unknown = (reports: string): string => `${reports} of a kind not delivered`;
export const unpriced = (reports: string): string => `${reports} without a price`;

export const none = 'No credit report was ordered for this loan.';
export const loading = (loaded: number, all: number): string => `Loading requests: ${loaded} of ${all}…`;
export const notLoaded = (requests: string): string => `Not loaded, so not counted: ${requests}.`;
export const running = (requests: string): string => `Still processing, so not counted: ${requests}.`;
export const requestNumber = (requestId: string): string => `request ${requestId}`;
export const caution =
  'From what each request ordered. A report counts when its request delivered. Costs are estimates from the prices of this deployment.';
