/** What a chord is made of, in a keyboard event. */
type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Whether these keys are the chord, and nothing more. Letters and digits are told by their place: with Shift or Alt they give
 * other characters. Control is also the Command key.
 *
 * @shape a chord is written as in aria-keyshortcuts: 'Alt+Shift+1', 'Control+Enter'
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

/** A chord as people read it on their keys: 'Ctrl+Enter'. */
export const chordLabel = (chord: string): string => chord.replace('Control', 'Ctrl');

/** Whether the key was pressed alone; Shift may be what it takes to type it. */
export const isSingleKey = ({ key, altKey, ctrlKey, metaKey }: Keys, singleKey: string): boolean =>
  key === singleKey && !altKey && !ctrlKey && !metaKey;
