import { ModalOverlay } from 'react-aria-components';
import { styled } from 'styled-components';

/** The darkened page behind a modal or a drawer. */
export const Veil = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: var(--z-modal);
  display: grid;
  background: var(--veil);
`;
