import type { ComponentProps } from 'react';

/** Milliseconds after which a press counts as over: some browsers report no release on a scroll bar. */
const LONGEST_PRESS_MS = 3_000;

let isPressed = false;
let limit: number | undefined;
const waiting = new Set<() => void>();

const press = (): void => {
  isPressed = true;
  window.clearTimeout(limit);
  limit = window.setTimeout(release, LONGEST_PRESS_MS);
};

/** Uses a new task, because the browser dispatches the click right after the release in the same task. */
const release = (): void => {
  isPressed = false;
  window.clearTimeout(limit);
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

/**
 * Runs the callback now or, if a pointer button is down, after its release and click. Otherwise an error that a field
 * shows on blur, or a response that arrives, would move the button that the user is pressing, and the click would miss
 * it.
 */
export function afterPress(callback: () => void): void {
  if (isPressed) waiting.add(callback);
  else callback();
}

const CONTROLS = 'a, button, input, select, textarea, summary';

/**
 * Ignores the second click of a double-click if it hits another control than the first: the first click moved or
 * replaced what was under the pointer. Returns a function that stops this.
 */
export function ignoreStrayClicks(): () => void {
  let first: Element | null = null;
  const judge = (event: MouseEvent): void => {
    const control = controlAt(event.target);
    if (event.detail <= 1) {
      // The browser's own click on a checkbox follows the click on its label.
      first = control;
    } else if (control !== first) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  window.addEventListener('click', judge, { capture: true });
  return () => window.removeEventListener('click', judge, { capture: true });
}

function controlAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest('label')?.control ?? target.closest(CONTROLS);
}

type Press = Pick<ComponentProps<'button'>, 'onClick' | 'aria-disabled'>;

/** Returns the props of a button press. While busy the button ignores presses but keeps its place and its focus. */
export const busyPress = (isBusy: boolean, onClick: Press['onClick']): Press =>
  isBusy ? { 'aria-disabled': true, onClick: ignore } : { onClick };

/** Canceling the event also stops a busy submit button from submitting its form again. */
const ignore = (event: Pick<Event, 'preventDefault'>) => event.preventDefault();
