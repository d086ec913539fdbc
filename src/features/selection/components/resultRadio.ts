/** The name that makes one group of the radio buttons on the cards. */
export const RESULT_RADIO = 'selected-result';

/** Gives the focus to the chosen card when what had it is gone, rather than letting the keyboard start over at the top. */
export function focusChosenResult(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLInputElement>(`input[name='${RESULT_RADIO}']:checked`)?.focus();
}
