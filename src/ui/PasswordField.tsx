import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { styled } from 'styled-components';
import * as uiTexts from '@/config/texts/uiTexts';
import { afterPress } from './press';
import { Field } from './Field';
import { type FieldProps, splitField } from './fieldProps';
import { IconButton } from './IconButton';

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'required' | 'autoComplete' | keyof FieldProps>;

/** Only the native input holds the value, read there by id: a controlled one copies it to state and to the document. */
export const PasswordField = (props: PasswordFieldProps) => {
  const [isShown, setIsShown] = useState(false);
  const [field, { onBlur, ...rest }] = splitField(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <Row>
          <Input
            className="control"
            {...rest}
            {...wiring}
            onBlur={(event) => afterPress(() => onBlur?.(event))}
            type={isShown ? 'text' : 'password'}
            // Lets password managers fill and save the field. Pasting works too (WCAG 3.3.8).
            autoComplete="current-password"
            autoCapitalize="off"
            spellCheck={false}
          />
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={isShown ? uiTexts.hidePassword : uiTexts.showPassword}
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
  padding-inline-end: var(--control-height);

  &::-ms-reveal {
    display: none;
  }
`;
