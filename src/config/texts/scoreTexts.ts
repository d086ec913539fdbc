export const scoreModel = 'Score model';
export const scoreModels = 'Score models';
export const mixed = "This loan's reports use more than one score model";
export const model = (name: string, requests: string): string => `${name} (${requests})`;
export const request = (id: string): string => `request ${id}`;
export const requests = (first: string, last: string): string => `requests ${first} to ${last}`;
