import { css } from 'styled-components';
import { WIDE } from '@/ui/wide';

/** Each label is beside its field instead of above it, so that a whole order fits one screen. Notes are below. */
export const LABELS_BESIDE = css`
  ${WIDE} {
    > div:has(> label) {
      display: grid;
      grid-template-columns: max-content minmax(0, 1fr);
      gap: 0 var(--space-2);
      align-items: center;
    }
    > div > label {
      margin: 0;
    }
    > div > p {
      grid-column: 1 / -1;
    }
  }
`;
