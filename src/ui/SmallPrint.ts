import { styled } from 'styled-components';

/** What to know about a list, below it. */
export const SmallPrint = styled.p`
  padding-top: var(--space-2);
  font: var(--type-label);
  color: var(--text-secondary);
`;
