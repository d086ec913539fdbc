import { use, type ComponentProps } from 'react';
import { visibleText } from '@/lib/visibleText';
import { afterPress } from './press';
import { Field, type FieldProps } from './Field';
import { FieldValue } from './FieldValue';
import { ReadOnly } from './readOnly';

interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'required' | keyof FieldProps> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const TextField = ({
  label,
  id,
  hint,
  error,
  isRequired,
  isLabelHidden,
  onChange,
  onBlur,
  type = 'text',
  // A browser would offer what was typed for another loan.
  autoComplete = 'off',
  ...rest
}: TextFieldProps) => {
  if (use(ReadOnly)) return <FieldValue {...{ label, isLabelHidden }} value={rest.value} />;
  return (
    <Field {...{ label, id, hint, error, isRequired, isLabelHidden }}>
      {(wiring) => (
        <input
          {...rest}
          {...wiring}
          className="control text-field"
          type={type}
          autoComplete={autoComplete}
          onChange={(event) => onChange(visibleText(event.target.value))}
          onBlur={(event) => afterPress(() => onBlur?.(event))}
        />
      )}
    </Field>
  );
};
