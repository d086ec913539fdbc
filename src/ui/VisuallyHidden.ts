import { css, styled } from 'styled-components';

/** Keeps text for screen readers and takes it off the screen. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text that only screen readers meet. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
