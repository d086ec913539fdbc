export const hard = 'hard';
export const soft = 'soft';
export const pullsNew = (kind: string): string => `Pulls a new ${kind} report`;
export const pullsJoint = (kind: string, name: string): string => `Pulls a new ${kind} report, joint with ${name}`;
export const reuses = (reference: string): string => `Reuses ${reference}`;
export const pullsInstead = 'Would pull a new report: name, SSN or address changed';
export const pullsInsteadFor = (name: string): string =>
  `Would pull a new report: name, SSN or address of ${name} changed`;
