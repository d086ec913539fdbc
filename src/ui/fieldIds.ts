interface FieldIds {
  readonly hintId: string | undefined;
  readonly errorId: string | undefined;
  /** Both ids, in reading order. */
  readonly describedBy: string | undefined;
}

/**
 * Returns the ids of the notes below a control.
 * @empty an absent note has no id; without notes `describedBy` is undefined
 */
export const fieldIds = (controlId: string, hasHint: boolean, hasError: boolean): FieldIds => {
  const hintId = hasHint ? `${controlId}-hint` : undefined;
  const errorId = hasError ? `${controlId}-error` : undefined;
  return { hintId, errorId, describedBy: [hintId, errorId].filter((id) => id !== undefined).join(' ') || undefined };
};
