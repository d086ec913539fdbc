type Keys = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The keys that submit a form from any of its fields, for `aria-keyshortcuts`. */
export const SUBMIT_KEYS = 'Control+Enter';

export const isSubmit = ({ key, altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey;
