export const reuses = (reference: string): string => `Reuses ${reference}`;
export const notKnown = (reference: string): string => `${reference} is not known here`;
export const pullsInstead = 'Would pull a new report: name, SSN or address changed';
export const pullsInsteadWith = (name: string): string => `Would pull a new report, joint with ${name}`;
