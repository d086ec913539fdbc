export const SEARCH_ID = 'history-search';

export const focusSearch = (): void => document.getElementById(SEARCH_ID)?.focus();
