import type { ReactNode } from 'react';

interface FieldNotesProps {
  readonly hintId: string | undefined;
  readonly hint: ReactNode;
  readonly errorId: string | undefined;
  readonly error: string | undefined;
}

export const FieldNotes = ({ hintId, hint, errorId, error }: FieldNotesProps) => (
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

/** The same icon as of a badge, in one shape and one element for all: a form can have a hundred messages. */
const ALERT_ICON = (
  <svg aria-hidden width={14} height={14} viewBox="0 0 24 24">
    <path d="M12 2a10 10 0 0 1 0 20a10 10 0 0 1 0-20zM12 8v4M12 16h.01" />
  </svg>
);
