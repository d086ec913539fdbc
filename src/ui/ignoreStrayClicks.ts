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
