export const mixedModels = "This loan's reports use more than one score model";
export const modelIn = (name: string, count: number, requests: string): string =>
  `${name} (${count === 1 ? 'request' : 'requests'} ${requests})`;
