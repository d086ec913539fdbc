import { styled } from 'styled-components';
import { visuallyHidden } from './VisuallyHidden';

/** A checkbox or radio button and its label as one target; `data-hidden` hides the label visually. */
export const ChoiceLabel = styled.label`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  min-width: 24px;
  min-height: 24px;

  > input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: var(--brand);
  }
  /* In dark mode, browsers draw a disabled box almost like an unchecked one. */
  > input:disabled {
    opacity: 0.6;
  }
  &[data-hidden='true'] > span {
    ${visuallyHidden}
  }
  &:has(> :disabled) {
    color: var(--text-secondary);
  }
  &:has(> :enabled) {
    cursor: pointer;
  }
`;
