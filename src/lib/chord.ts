type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * True when exactly these keys are pressed. Letters and digits match by their position on the keyboard, because with
 * Shift or Alt they type other characters. Control also matches the Command key.
 * @shape a chord in aria-keyshortcuts format: 'Control+Shift+1', 'Control+Enter'
 */
export function isChord(keys: Keys, chord: string): boolean {
  const parts = chord.split('+');
  const key = parts.at(-1) ?? '';
  const has = (modifier: string): boolean => parts.includes(modifier);
  return (
    (keys.key === key || keys.code === `Digit${key}` || keys.code === `Key${key}`) &&
    keys.altKey === has('Alt') &&
    keys.shiftKey === has('Shift') &&
    (keys.ctrlKey || keys.metaKey) === has('Control')
  );
}

/** Returns a chord as printed on the keys: 'Ctrl+Enter'. */
export const chordLabel = (chord: string): string => chord.replace('Control', 'Ctrl');

/** True when the key is pressed alone. Shift is allowed, because some layouts need it to type the key. */
export const isSingleKey = ({ key, altKey, ctrlKey, metaKey }: Keys, singleKey: string): boolean =>
  key === singleKey && !altKey && !ctrlKey && !metaKey;
