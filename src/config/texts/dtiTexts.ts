export const heading = 'DTI';
export const allRuns = 'all runs';
export const browse = 'DTI of all runs';
export const browseHint = 'Arrow keys move between the requests, Enter shows the request in the table.';
export const course = (service: string, runs: number, first: string, last: string): string =>
  runs === 1 ? `${service}: ${last}% in one run.` : `${service}: from ${first}% to ${last}% in ${runs} runs.`;
export const stop = (request: string, date: string, runs: string): string => `Request ${request}, ${date}: ${runs}`;
export const largestMove = 'Largest move:';
export const show = (request: string): string => `Show request ${request} in the table`;
export const hide = 'Hide';
