import { styled } from 'styled-components';
import { visuallyHidden } from './VisuallyHidden';

/** The visible name of a form control, or a name only heard when `data-hidden` is set. */
export const FieldLabel = styled.label`
  display: block;
  margin-bottom: 2px;
  font: var(--type-label);
  font-weight: 600;
  color: var(--text-secondary);

  &[data-hidden='true'] {
    ${visuallyHidden}
  }
`;
