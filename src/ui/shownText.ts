import { isSubmit } from '@/lib/submitKeys';

const TEXTS = 'input.control:enabled, textarea.control:enabled';
const SELECTS = 'select[data-known]:enabled';
const TICKS = 'input[data-known]:enabled';

/**
 * Before a press acts, hands every field what it shows: an extension may have filled it without an event. React ignores
 * the event in a field whose text it knows, and renders a changed one before the press reaches its button. Of selects
 * and ticks, `data-known` has what React rendered. Returns a function that stops this.
 */
export function takeOverShownText(): () => void {
  const takeOver = (): void => {
    for (const field of document.querySelectorAll(TEXTS)) notify(field, 'input');
    for (const select of document.querySelectorAll<HTMLSelectElement>(SELECTS)) {
      const { known } = select.dataset;
      // A value that no option has can't be shown: the browser shows the first option instead.
      if (select.value !== known && [...select.options].some(({ value }) => value === known)) notify(select, 'change');
    }
    for (const tick of document.querySelectorAll<HTMLInputElement>(TICKS)) takeOverTick(tick);
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

const notify = (field: Element, type: string): unknown => field.dispatchEvent(new Event(type, { bubbles: true }));

/** React listens to clicks, which change the tick themselves. A radio button that is off follows the one that is on. */
function takeOverTick(tick: HTMLInputElement): void {
  const isKnown = tick.dataset['known'] === 'true';
  if (tick.checked === isKnown || (tick.type === 'radio' && isKnown)) return;
  tick.checked = isKnown;
  tick.click();
}
