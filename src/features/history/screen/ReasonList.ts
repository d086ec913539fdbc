import { styled } from 'styled-components';
import { NARROW } from '@/ui/wide';

/** Labels on the left, sentences on the right. */
export const ReasonList = styled.dl`
  display: grid;
  gap: var(--space-1);
  font: var(--type-table);

  > div {
    display: flex;
    gap: var(--space-3);
  }
  dt {
    flex: 0 0 220px;
    color: var(--text-secondary);
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &:empty {
    display: none;
  }

  ${NARROW} {
    > div {
      display: block;
    }
  }
`;
