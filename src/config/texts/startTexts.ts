/** What runs before the app's code uses these. */
export const signingIn = 'Signing in…';
export const notLoaded =
  'This page could not be loaded. If a reload does not help, ask your IT department: a proxy may change its files.';
export const reload = 'Reload';

export const credit = 'Credit';
export const borrower = (id: string | number): string => `Borrower ${id}`;

/** The options of a findings request, where the API names none. */
export const requestNew = 'Request New Findings';
export const importExisting = 'Import/Update Existing';
export const notApplicable = 'Not Applicable';
