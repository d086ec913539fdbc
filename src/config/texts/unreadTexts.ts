export const notAllRead = 'Some of what the service sent could not be read.';
export const missingHere = (what: string): string => `Missing here: ${what}.`;
export const part = (name: string, count: number): string => `${name} (${count})`;

export const agencies = 'credit agencies';
export const availability = 'availability of services';
export const borrowers = 'borrowers';
export const creditOnFile = 'credit report on file';
export const menu = 'menu';
export const pastOrder = 'details of an order';
export const pastRequests = 'past requests';
export const recommendations = 'recommendations, reasons and override log';
export const relief = 'relief';
export const results = 'results';
export const services = 'services';
export const transactionTypes = 'transaction types';
export const verifications = 'verifications';
