import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { styled } from 'styled-components';
import { control } from './control';
import { Field, type FieldProps } from './Field';
import { IconButton } from './IconButton';

interface PasswordFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'required' | keyof FieldProps> {
  /** Tells password managers whose secret this is. */
  readonly autoComplete?: string;
}

/**
 * A secret, held by the browser's own input alone: whoever sends it reads it there, by the field's id.
 *
 * A controlled input would copy every keystroke into the document's `value` attribute and into state.
 */
export const PasswordField = ({
  label,
  id,
  hint,
  error,
  isRequired,
  isLabelHidden,
  autoComplete = 'off',
  ...rest
}: PasswordFieldProps) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...{ label, id, hint, error, isRequired, isLabelHidden }}>
      {(wiring) => (
        <Row>
          <Input
            {...rest}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="off"
            spellCheck={false}
          />
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={isShown ? 'Hide password' : 'Show password'}
            hasTooltip={false}
            disabled={rest.disabled}
            onClick={() => setIsShown(!isShown)}
          />
        </Row>
      )}
    </Field>
  );
};

const Row = styled.div`
  position: relative;

  > button {
    position: absolute;
    inset: 2px 2px auto auto;
  }
`;

const Input = styled.input`
  ${control}
  padding-inline-end: var(--control-height);

  &::-ms-reveal {
    display: none;
  }
`;
