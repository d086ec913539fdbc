import { use, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { visibleText } from '@/lib/visibleText';
import { afterPress } from './press';
import { control } from './control';
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
        <Input
          {...rest}
          {...wiring}
          type={type}
          autoComplete={autoComplete}
          onChange={(event) => onChange(visibleText(event.target.value))}
          onBlur={(event) => afterPress(() => onBlur?.(event))}
        />
      )}
    </Field>
  );
};

const Input = styled.input`
  ${control}
  /* Typing relayouts only this field, not the table around it. */
  display: block;
  contain: strict;
  contain-intrinsic-inline-size: 160px;
`;
