import { keyframes, styled } from 'styled-components';

const pulse = keyframes`
  50% { opacity: 0.5; }
`;

/** A gray bar in place of text that is loading. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string }>`
  display: inline-block;
  width: ${({ $width = '100%' }) => $width};
  height: 12px;
  vertical-align: middle;
  background: var(--border);
  border-radius: var(--radius-control);
  animation: ${pulse} 1.6s ease-in-out infinite;
`;
