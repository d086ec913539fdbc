import { isSubmit } from '@/lib/submitKeys';

const FIELDS = ':is(.control, [data-known]):enabled';

/**
 * Before a press acts, hands over what a field shows and React does not know: an extension may have filled it without an
 * event. React renders it before the press reaches its button. `data-known` has what React rendered; a password has
 * none. Returns a function that stops this.
 */
export function takeOverShownText(): () => void {
  const takeOver = (): void => {
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(FIELDS)) {
      const { known } = field.dataset;
      if (field.type === 'checkbox' || field.type === 'radio') takeOverTick(field, known === 'true');
      // A value that no option has can't be shown: the browser shows the first option instead.
      else if (
        field.value !== known &&
        (!('options' in field) || [...field.options].some(({ value }) => value === known))
      )
        field.dispatchEvent(new Event('change', { bubbles: true }));
    }
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

/** React listens to clicks, which change the tick themselves. A radio button that is off follows the one that is on. */
function takeOverTick(tick: HTMLInputElement, isKnown: boolean): void {
  if (tick.checked === isKnown || (tick.type === 'radio' && isKnown)) return;
  tick.checked = isKnown;
  tick.click();
}
