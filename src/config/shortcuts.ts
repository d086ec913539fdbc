/** A key or a chord, and what it does. */
export interface Shortcut {
  /** As `aria-keyshortcuts` has it: modifiers, then the key as it is printed on it. */
  readonly chord?: string;
  /** Works alone, for those who have turned single keys on. */
  readonly singleKey?: string;
  readonly does: string;
}

/** Every shortcut of the app, in the order of its sheet. */
export const SHORTCUTS = {
  request: { chord: 'Alt+Shift+1', does: 'Go to Request' },
  selection: { chord: 'Alt+Shift+2', does: 'Go to Selection' },
  history: { chord: 'Alt+Shift+3', does: 'Go to History' },
  submit: { chord: 'Control+Enter', does: 'Submit the order (Request)' },
  expandAll: { chord: 'Alt+Shift+E', does: 'Expand or collapse all requests (History)' },
  search: { chord: 'Alt+Shift+F', singleKey: '/', does: 'Search requests (History)' },
  settings: { singleKey: '?', does: 'Open this sheet' },
} as const satisfies Record<string, Shortcut>;
