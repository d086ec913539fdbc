export const title = 'Settings';
export const shortcutsShort = 'Shortcuts';

export const themeSystem = 'As the system';
export const themeLight = 'Light';
export const themeDark = 'Dark';
export const version = 'Version';
export const commit = 'Commit';
export const commitName = 'commit';
export const support = 'Support';
export const theme = 'Theme';
export const shortcuts = 'Keyboard shortcuts';
export const singleKeys = 'Single keys';
export const singleKeysHint = 'Single keys are off by default, so that a stray key or dictation triggers nothing.';
export const thisApp = 'This app';

export const keys = 'Keys';
export const keyActions = 'What they do';
export const orKey = ' or ';
