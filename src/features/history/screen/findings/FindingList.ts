import { styled } from 'styled-components';

/** Messages one below the other. */
export const FindingList = styled.ul`
  margin-bottom: var(--space-3);
  font: var(--type-table);
  list-style: none;
`;
