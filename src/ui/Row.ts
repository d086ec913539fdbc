import { styled } from 'styled-components';

/** Elements side by side, which wrap. `$gap` is a gap of CSS. */
export const Row = styled.div<{ $gap: string }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap }) => $gap};
  align-items: center;
`;
