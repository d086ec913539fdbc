type Keys = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing' | 'keyCode'>;

/** The keys that submit a form from any of its fields, for `aria-keyshortcuts`. */
export const SUBMIT_KEYS = 'Control+Enter';

/**
 * True while an input method composes a word: the key is its own. Safari reports the key that ends it after the end,
 * with the code 229.
 */
// oxlint-disable-next-line typescript/no-deprecated -- Nothing else reports that key.
export const isComposing = ({ isComposing: isOpen, keyCode }: Pick<Keys, 'isComposing' | 'keyCode'>): boolean =>
  isOpen || keyCode === 229;

export function isSubmit(event: Keys): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  return key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey && !isComposing(event);
}
