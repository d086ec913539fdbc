import { ModalOverlay } from 'react-aria-components';
import { styled } from 'styled-components';

/** The dark overlay behind a modal or a drawer. */
export const Backdrop = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: var(--z-modal);
  display: grid;
  /* Keeps the dialog from getting wider than the window. */
  grid-template-columns: minmax(0, 1fr);
  background: var(--backdrop);
`;
