import LoaderCircle from 'lucide-react/icons/loader-circle';
import { keyframes, styled } from 'styled-components';

export const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** A small spinner. */
export const SpinningIcon = styled(LoaderCircle)`
  animation: ${turn} 1s linear infinite;
`;
