import { styled } from 'styled-components';
import { visuallyHidden } from './VisuallyHidden';

/** The visible label of a form control; with `data-hidden` it is only for screen readers. */
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
