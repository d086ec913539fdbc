import type { ComponentProps } from 'react';

/** Milliseconds after which a press counts as over: some browsers report no release on a scroll bar. */
const LONGEST_PRESS_MS = 3_000;

/** The timer that ends the press; undefined while no button is down. */
let pressed: number | undefined;
const waiting = new Set<() => void>();

const press = (): void => {
  window.clearTimeout(pressed);
  pressed = window.setTimeout(release, LONGEST_PRESS_MS);
};

/** Uses a new task, because the browser dispatches the click right after the release in the same task. */
const release = (): void => {
  window.clearTimeout(pressed);
  pressed = undefined;
  setTimeout(() => {
    const callbacks = [...waiting];
    waiting.clear();
    callbacks.forEach((callback) => callback());
  });
};

window.addEventListener('pointerdown', press, { capture: true });
for (const end of ['pointerup', 'pointercancel', 'dragend'] as const) {
  window.addEventListener(end, release, { capture: true });
}
window.addEventListener('blur', release);

/** Runs now or, while a pointer is down, after its click: what arrives would move the button that is pressed. */
export function afterPress(callback: () => void): void {
  if (pressed !== undefined) waiting.add(callback);
  else callback();
}

const CONTROLS = 'a, button, input, select, textarea, summary';

/**
 * Ignores the second click of a double-click on a button, one that hits another control because the first moved it, and
 * Enter while it is held down, except for new lines in a text. Returns a function that stops this.
 */
export function ignoreRepeatedPresses(): () => void {
  let first: Element | null = null;
  const onClick = (event: MouseEvent): void => {
    const control = controlAt(event.target);
    // The browser's own click on a checkbox follows the click on its label.
    if (event.detail <= 1) first = control;
    else if (control !== first || control instanceof HTMLButtonElement) cancel(event);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, repeat, ctrlKey, metaKey, target } = event;
    const isNewLine = target instanceof HTMLTextAreaElement && !ctrlKey && !metaKey;
    if (key === 'Enter' && repeat && !isNewLine) cancel(event);
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  window.addEventListener('click', onClick, options);
  window.addEventListener('keydown', onKeyDown, options);
  return () => listening.abort();
}

function cancel(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function controlAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest('label')?.control ?? target.closest(CONTROLS);
}

type PressProps = Pick<ComponentProps<'button'>, 'onClick' | 'aria-disabled'>;

/** Canceling the event also stops a busy submit button from submitting its form again. */
export const busyPress = (isBusy: boolean, onClick: PressProps['onClick']): PressProps =>
  isBusy ? { 'aria-disabled': true, onClick: (event) => event.preventDefault() } : { onClick };
