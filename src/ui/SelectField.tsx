import type { ComponentProps } from 'react';
import { shortText } from '@/lib/shortText';
import { Field } from './Field';
import { type FieldProps, splitField } from './fieldProps';

interface SelectFieldProps
  extends
    FieldProps,
    Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'required' | 'children' | keyof FieldProps> {
  readonly options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string | undefined;
}

export const SelectField = (props: SelectFieldProps) => {
  const [field, { options, onChange, placeholder, ...rest }] = splitField(props);
  return (
    <Field {...field} readOnlyText={options.find(({ value }) => value === rest.value)?.label ?? ''}>
      {(wiring) => (
        <select
          {...rest}
          {...wiring}
          className="control"
          data-known={rest.value}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {shortText(option.label)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};
