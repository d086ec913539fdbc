import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId } from 'react';
import type { FieldProps } from './fieldProps';

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
          <CircleAlert aria-hidden size={14} />
          <span>{error}</span>
        </p>
      )}
    </>
  );
  return { controlId, described, notes };
}
