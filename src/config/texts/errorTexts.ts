export const agencySilent = 'The credit agency did not answer. Order again later, or choose another agency.';
export const accountUnknown = 'The credit provider does not know this account number or its password.';
export const reportUnknown = 'The credit provider has no report with this reference number for this borrower.';
