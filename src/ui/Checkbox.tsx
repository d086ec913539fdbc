import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { type ComponentProps, type ReactNode, use } from 'react';
import * as uiTexts from '@/config/texts/uiTexts';
import { ReadOnly } from './readOnly';
import { useFieldNotes } from './useFieldNotes';
import { VisuallyHidden } from './VisuallyHidden';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'> {
  readonly label: ReactNode;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
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
  const isReadOnly = use(ReadOnly);
  const { controlId, described, notes } = useFieldNotes({ id, hint, error: isReadOnly ? undefined : error });
  const Mark = isChecked ? Check : Minus;
  return (
    <>
      {isReadOnly ? (
        <span className="choice" data-hidden={isLabelHidden}>
          <Mark aria-hidden size={16} />
          <VisuallyHidden>{`${isChecked ? uiTexts.yes : uiTexts.no}: `}</VisuallyHidden>
          <span>{label}</span>
        </span>
      ) : (
        <label className="choice" data-hidden={isLabelHidden}>
          <input
            {...rest}
            {...described}
            id={controlId}
            type="checkbox"
            checked={isChecked}
            data-known={isChecked}
            onChange={(event) => onChange(event.target.checked)}
          />
          <span>{label}</span>
        </label>
      )}
      {notes}
    </>
  );
};
