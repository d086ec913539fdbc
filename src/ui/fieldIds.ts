/** What a form control needs to be tied to its hint and its error. */
interface FieldIds {
  readonly hintId: string | undefined;
  readonly errorId: string | undefined;
  /** Both, in reading order. */
  readonly describedBy: string | undefined;
}

/**
 * The ids of the notes below a control.
 *
 * @empty a note that is absent has no id; without any note nothing describes the control
 */
export const fieldIds = (controlId: string, hasHint: boolean, hasError: boolean): FieldIds => {
  const hintId = hasHint ? `${controlId}-hint` : undefined;
  const errorId = hasError ? `${controlId}-error` : undefined;
  return { hintId, errorId, describedBy: [hintId, errorId].filter((id) => id !== undefined).join(' ') || undefined };
};
