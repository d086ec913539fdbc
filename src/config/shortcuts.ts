export interface Shortcut {
  /** In `aria-keyshortcuts` format: modifiers, then the key as printed. */
  readonly chord?: string;
  /** Works without modifiers, once the user has turned single keys on. */
  readonly singleKey?: string;
}

/** In the order of the settings dialog. docs/accessibility.md says why nothing else uses these chords. */
export const SHORTCUTS = {
  request: { chord: 'Control+Shift+1' },
  selection: { chord: 'Control+Shift+2' },
  history: { chord: 'Control+Shift+3' },
  submit: { chord: 'Control+Enter' },
  search: { chord: 'Control+Shift+4', singleKey: '/' },
  expandAll: { chord: 'Control+Shift+5' },
  filePage: { chord: 'Control+Shift+7' },
  shortcuts: { chord: 'Control+Shift+6', singleKey: '?' },
} as const satisfies Record<string, Shortcut>;
