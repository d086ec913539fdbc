/** Functions, because their code runs before the wording is known, which replaces what they return. */
export const signingIn = (): string => 'Signing in…';
export const notLoaded = (): string =>
  'This page could not be loaded. If a reload does not help, ask your IT department: a proxy may change its files.';
export const reload = (): string => 'Reload';

export const credit = (): string => 'Credit';
export const borrower = (id: string | number): string => `Borrower ${id}`;

/** The options of a findings request, where the API names none. */
export const requestNew = (): string => 'Request New Findings';
export const importExisting = (): string => 'Import/Update Existing';
export const notApplicable = (): string => 'Not Applicable';
