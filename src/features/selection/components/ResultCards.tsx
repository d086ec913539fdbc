import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface ResultCardsProps {
  /** False when there is nothing to choose between. */
  readonly isChoice: boolean;
  readonly children: ReactNode;
}

/** The cards side by side, and one choice among them. */
export const ResultCards = ({ isChoice, children }: ResultCardsProps) => (
  <Grid {...(isChoice && { role: 'radiogroup', 'aria-label': 'Result to use' })}>{children}</Grid>
);

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 360px), 1fr));
  gap: 0 var(--space-3);
`;
