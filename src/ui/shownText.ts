import { isSubmit } from '@/lib/submitKeys';

const TEXTS = 'input.control:enabled, textarea.control:enabled';

/**
 * Before a press acts, hands every field what it shows: an extension may have filled it without an event. React ignores
 * the event in a field whose text it knows, and renders a changed one before the press reaches its button. Returns a
 * function that stops this.
 */
export function takeOverShownText(): () => void {
  const takeOver = (): void => {
    for (const field of document.querySelectorAll(TEXTS)) field.dispatchEvent(new Event('input', { bubbles: true }));
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
