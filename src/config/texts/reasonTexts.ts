export const note = 'Note';
export const noNote = 'No note';
export const loadingNote = 'Loading the note…';
export const notLoaded = 'not loaded';
export const noteOf = (run: string): string => `Note of ${run}`;
export const showAll = 'Show the whole note';
export const showLess = 'Show less';

export const movedAgainst = (request: string, date: string): string => `Against request ${request} (${date})`;
export const serviceMovedAgainst = (service: string, request: string, date: string): string =>
  `${service} against request ${request} (${date})`;
export const moved = (label: string, earlier: string, later: string): string => `${label} ${earlier} → ${later}`;
export const nothingMoved = 'no value changed';
