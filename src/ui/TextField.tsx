import type { ComponentProps } from 'react';
import { visibleText } from '@/lib/visibleText';
import { Field } from './Field';
import { type FieldProps, splitField } from './fieldProps';
import { afterPress } from './press';

interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'required' | keyof FieldProps> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const TextField = (props: TextFieldProps) => {
  const [field, { onChange, onBlur, ...rest }] = splitField(props);
  return (
    <Field {...field} readOnlyText={rest.value}>
      {(wiring) => (
        <input
          type="text"
          // A browser would offer what was typed for another loan.
          autoComplete="off"
          {...rest}
          {...wiring}
          className="control text-field"
          data-known={rest.value}
          onChange={(event) => onChange(visibleText(event.target.value))}
          onBlur={(event) => afterPress(() => onBlur?.(event))}
        />
      )}
    </Field>
  );
};
