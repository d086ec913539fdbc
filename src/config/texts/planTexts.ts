export const reuses = (reference: string): string => `Reuses ${reference}`;
export const notKnown = 'Number not known here';
export const pullsInstead = 'Would pull a new report: name, SSN or address changed';
export const pullsInsteadWith = (name: string): string => `Would pull a new report, joint with ${name}`;
