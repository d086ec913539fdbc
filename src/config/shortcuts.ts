export interface Shortcut {
  /** In `aria-keyshortcuts` format: modifiers, then the key as printed. */
  readonly chord?: string;
  /** Works without modifiers, once the user has turned single keys on. */
  readonly singleKey?: string;
  readonly does: string;
}

/**
 * All shortcuts of the app, in the order of the settings dialog. docs/accessibility.md explains why no screen reader
 * and no browser uses these chords.
 */
export const SHORTCUTS = {
  request: { chord: 'Control+Shift+1', does: 'Go to Request' },
  selection: { chord: 'Control+Shift+2', does: 'Go to Selection' },
  history: { chord: 'Control+Shift+3', does: 'Go to History' },
  submit: { chord: 'Control+Enter', does: 'Submit the order (Request), save the selection (Selection)' },
  search: { chord: 'Control+Shift+4', singleKey: '/', does: 'Search requests (History)' },
  expandAll: { chord: 'Control+Shift+5', does: 'Expand or collapse all requests (History)' },
  filePage: { chord: 'Control+Shift+7', does: 'Open the page for the loan file (Selection, History)' },
  shortcuts: { chord: 'Control+Shift+6', singleKey: '?', does: 'Show these shortcuts' },
} as const satisfies Record<string, Shortcut>;
