import CircleAlert from 'lucide-react/icons/circle-alert';
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
        <CircleAlert aria-hidden size={14} />
        <span>{error}</span>
      </p>
    )}
  </>
);
