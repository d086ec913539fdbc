export const reuses = (reference: string): string => `Reuses ${reference}`;
export const notKnown = 'Number not known here';
export const mayPull = 'May pull a new report: name, SSN or address changed';
export const mayPullWith = (name: string): string => `May pull a new report, joint with ${name}`;
