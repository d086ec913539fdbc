import { styled } from 'styled-components';

/** What of a list is loading, or not loaded. It needs no room while it is empty. */
export const ListState = styled.p`
  font: var(--type-table);

  &:not(:empty) {
    padding-top: var(--space-2);
  }
`;
