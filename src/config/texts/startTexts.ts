export const signingIn = 'Signing in…';

export const credit = 'Credit';
export const borrower = (id: string | number): string => `Borrower ${id}`;

/** The options of a findings request, where the API names none. */
export const requestNew = 'Request New Findings';
export const importExisting = 'Import/Update Existing';
export const notApplicable = 'Not Applicable';
