import { useEffect } from 'react';
import { isSubmit } from '@/lib/submitKeys';

type Field = HTMLInputElement | HTMLSelectElement;

const FIELDS = ':is(.control, [data-known]):enabled';

/**
 * Before a press acts, hands over what a field shows and React does not know: an extension may have filled it without
 * an event. React renders it before the press reaches its button. `data-known` has what React rendered; a password has
 * none. For each screen whose fields are sent.
 */
export const useShownText = (): void => useEffect(takeOverShownText, []);

function takeOverShownText(): () => void {
  const takeOver = (): void => {
    const fields = [...document.querySelectorAll<Field>(FIELDS)];
    // All are read before the first is handed over: to render that, React writes what it knows into the fields beside
    // it.
    for (const handOver of fields.flatMap(unknownIn)) handOver();
  };
  const onClick = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('button') !== null) takeOver();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isSubmit(event)) takeOver();
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  window.addEventListener('click', onClick, options);
  window.addEventListener('keydown', onKeyDown, options);
  return () => listening.abort();
}

/** Returns what hands over what a field shows. @empty [] for what React knows */
function unknownIn(field: Field): (() => void)[] {
  const { known } = field.dataset;
  if (isTick(field)) return unknownTick(field, known === 'true');
  const { value } = field;
  // A value that no option has can't be shown: the browser shows the first option instead.
  if (value === known || ('options' in field && ![...field.options].some((option) => option.value === known)))
    return [];
  return [
    () => {
      writeSilently(field, value);
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
  ];
}

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** React listens to clicks, which change the tick themselves. A radio button that is off follows the one that is on. */
function unknownTick(tick: HTMLInputElement, isKnown: boolean): (() => void)[] {
  if (tick.checked === isKnown || (tick.type === 'radio' && isKnown)) return [];
  return [
    () => {
      tick.checked = isKnown;
      tick.click();
    },
  ];
}

/** React ignores the change of a value that was set through the field itself. */
const writeSilently = (field: Field, value: string): void =>
  void Reflect.set(
    'options' in field ? HTMLSelectElement.prototype : HTMLInputElement.prototype,
    'value',
    value,
    field,
  );
