type Keys = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat'>;

/** The keys that submit a form from any of its fields, for `aria-keyshortcuts`. */
export const SUBMIT_KEYS = 'Control+Enter';

/** True for Enter with Control, or with Command on a Mac, and no other modifier. A key that is held down counts once. */
export const isSubmit = ({ key, altKey, ctrlKey, metaKey, shiftKey, repeat }: Keys): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey && !repeat;
