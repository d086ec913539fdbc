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
 * shows on blur, or an answer that arrives, would move the button that the user is pressing, and the click would miss
 * it.
 *
 * @source Specification §2: "nothing moves between press and release"
 */
export function afterPress(callback: () => void): void {
  if (isPressed) waiting.add(callback);
  else callback();
}
