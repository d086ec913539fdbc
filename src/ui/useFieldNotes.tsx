import { useId } from 'react';
import type { FieldProps } from './fieldProps';

/** Returns the id of a control, the attributes that connect it to its hint and its error, and these notes themselves. */
export function useFieldNotes({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  const errorId = error === undefined ? undefined : `${controlId}-error`;
  const described = {
    // In reading order.
    'aria-describedby': [hintId, errorId].filter((noteId) => noteId !== undefined).join(' ') || undefined,
    'aria-invalid': error === undefined ? undefined : true,
  } as const;
  const notes = (
    <>
      {hintId !== undefined && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {errorId !== undefined && (
        <p className="field-error" id={errorId}>
          {ALERT_ICON}
          <span>{error}</span>
        </p>
      )}
    </>
  );
  return { controlId, described, notes };
}

/** The same icon as of a badge, in one shape and one element for all: a form can have a hundred messages. */
const ALERT_ICON = (
  <svg aria-hidden width={14} height={14} viewBox="0 0 24 24">
    <path d="M12 2a10 10 0 0 1 0 20a10 10 0 0 1 0-20zM12 8v4M12 16h.01" />
  </svg>
);
