import { css } from 'styled-components';

/** The shared style of text fields and selects. */
export const control = css`
  width: 100%;
  height: var(--control-height);
  padding: 0 var(--space-2);
  color: var(--text);
  background: var(--surface);
  border: 1px solid var(--border-control);
  border-radius: var(--radius-control);

  &::placeholder {
    color: var(--text-secondary);
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: var(--error);
    box-shadow: inset 0 0 0 1px var(--error);
  }
  &:disabled,
  &:read-only:not(select) {
    color: var(--text-secondary);
    background: var(--sunken);
    border-color: var(--border);
  }
`;
