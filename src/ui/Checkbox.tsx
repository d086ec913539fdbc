import { type ComponentProps, type ReactNode, useId } from 'react';
import { ChoiceLabel } from './ChoiceLabel';
import { fieldIds } from './fieldIds';
import { FieldNotes } from './FieldNotes';

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
  return (
    <>
      <ChoiceLabel data-hidden={isLabelHidden}>
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
      </ChoiceLabel>
      <FieldNotes hintId={hintId} hint={hint} errorId={errorId} error={error} />
    </>
  );
};
