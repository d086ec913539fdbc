import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { type ComponentProps, type ReactNode, use, useId } from 'react';
import * as uiTexts from '@/config/texts/uiTexts';
import { fieldIds } from './fieldIds';
import { FieldNotes } from './FieldNotes';
import { ReadOnly } from './readOnly';
import { VisuallyHidden } from './VisuallyHidden';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'> {
  readonly label: ReactNode;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** For a checkbox in a table, where the column heading is the visible label. */
  readonly isLabelHidden?: boolean;
}

export const Checkbox = ({
  label,
  id,
  isChecked,
  onChange,
  hint,
  error,
  isLabelHidden = false,
  ...rest
}: CheckboxProps) => {
  const ownId = useId();
  const { hintId, errorId, describedBy } = fieldIds(id ?? ownId, hint !== undefined, error !== undefined);
  if (use(ReadOnly)) {
    const Mark = isChecked ? Check : Minus;
    return (
      <>
        <span className="choice" data-choice data-hidden={isLabelHidden}>
          <Mark aria-hidden size={16} />
          <VisuallyHidden>{`${isChecked ? uiTexts.yes : uiTexts.no}: `}</VisuallyHidden>
          <span>{label}</span>
        </span>
        <FieldNotes hintId={hintId} hint={hint} errorId={undefined} error={undefined} />
      </>
    );
  }
  return (
    <>
      <label className="choice" data-hidden={isLabelHidden}>
        <input
          {...rest}
          id={id ?? ownId}
          type="checkbox"
          checked={isChecked}
          aria-describedby={describedBy}
          aria-invalid={error === undefined ? undefined : true}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldNotes hintId={hintId} hint={hint} errorId={errorId} error={error} />
    </>
  );
};
