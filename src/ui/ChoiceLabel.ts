import { styled } from 'styled-components';
import { visuallyHidden } from './VisuallyHidden';

/** A checkbox or radio button and its words as one target; `data-hidden` leaves only the control visible. */
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
  /* In the dark, browsers draw one that is disabled almost like one that is not ticked. */
  > input:disabled {
    opacity: 0.6;
  }
  &[data-hidden='true'] > span {
    ${visuallyHidden}
  }
  &:has(> :disabled) {
    color: var(--text-secondary);
  }
  &:not(:has(> :disabled)) {
    cursor: pointer;
  }
`;
