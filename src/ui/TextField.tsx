import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { control } from './control';
import { Field, type FieldProps } from './Field';

interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'required' | keyof FieldProps> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A line of text with its label, hint and error. */
export const TextField = ({
  label,
  id,
  hint,
  error,
  isRequired,
  isLabelHidden,
  onChange,
  type = 'text',
  ...rest
}: TextFieldProps) => (
  <Field {...{ label, id, hint, error, isRequired, isLabelHidden }}>
    {(wiring) => <Input {...rest} {...wiring} type={type} onChange={(event) => onChange(event.target.value)} />}
  </Field>
);

const Input = styled.input`
  ${control}
  /* What is typed lays out this field alone, and not the table it stands in. */
  display: block;
  contain: strict;
  contain-intrinsic-inline-size: 160px;
`;
