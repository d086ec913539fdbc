import { use, type ComponentProps } from 'react';
import { Field, type FieldProps } from './Field';
import { FieldValue } from './FieldValue';
import { ReadOnly } from './readOnly';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectFieldProps
  extends
    FieldProps,
    Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'required' | 'children' | keyof FieldProps> {
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The text of the empty option, shown while the value is ''. */
  readonly placeholder?: string | undefined;
}

export const SelectField = ({
  label,
  id,
  hint,
  error,
  isRequired,
  isLabelHidden,
  options,
  onChange,
  placeholder,
  ...rest
}: SelectFieldProps) => {
  if (use(ReadOnly)) {
    const chosen = options.find(({ value }) => value === rest.value);
    return <FieldValue {...{ label, isLabelHidden }} value={chosen?.label} />;
  }
  return (
    <Field {...{ label, id, hint, error, isRequired, isLabelHidden }}>
      {(wiring) => (
        <select {...rest} {...wiring} className="control" onChange={(event) => onChange(event.target.value)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};
