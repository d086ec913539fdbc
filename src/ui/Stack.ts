import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: var(--space-3);
`;
