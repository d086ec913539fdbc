export const RESULT_RADIO = 'selected-result';

/** Focuses the chosen radio button if the focused element is gone, so that Tab doesn't start at the top of the page. */
export function focusChosenResult(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLInputElement>(`input[name='${RESULT_RADIO}']:checked`)?.focus();
}
