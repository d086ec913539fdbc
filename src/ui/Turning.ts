import { LoaderCircle } from 'lucide-react';
import { keyframes, styled } from 'styled-components';

export const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** The small sign that something is going on. */
export const Turning = styled(LoaderCircle)`
  animation: ${turn} 1s linear infinite;
`;
