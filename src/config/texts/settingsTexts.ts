export const themeSystem = 'As the system';
export const themeLight = 'Light';
export const themeDark = 'Dark';
export const version = 'Version';
export const commit = 'Commit';
export const commitName = 'commit';
export const support = 'Support';
export const theme = 'Theme';
export const singleKeys = 'Single keys';
export const singleKeysHint = 'Single keys are off by default, so that a stray key or dictation triggers nothing.';
export const thisApp = 'This app';

export const keys = 'Keys';
export const keyActions = 'What they do';
export const orKey = ' or ';

/** What the shortcuts do. */
export const shortcutActions = {
  request: 'Go to Request',
  selection: 'Go to Selection',
  history: 'Go to History',
  submit: 'Submit the order (Request), save the selection (Selection)',
  search: 'Search requests (History)',
  expandAll: 'Expand or collapse all requests (History)',
  filePage: 'Open the page for the loan file (Selection, History)',
  shortcuts: 'Show these shortcuts',
};
/** After a single key. */
export const off = ' (off)';
