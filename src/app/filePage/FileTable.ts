import { styled } from 'styled-components';
import { Table } from '@/ui/Table';
import { visuallyHidden } from '@/ui/VisuallyHidden';
import { NARROW } from '@/ui/wide';

/** A table as a file holds it: lines, no fills. In a narrow window, each row is a card with labeled values. */
export const FileTable = styled(Table)`
  && > thead > tr > th,
  && > tbody > tr > :is(td, th) {
    height: auto;
    padding: 3px var(--space-2) 3px 0;
    vertical-align: top;
    white-space: normal;
    overflow-wrap: anywhere;
    background: none;
    border-bottom: 1px solid var(--border);
  }
  && > :is(thead, tbody) > tr > [data-align='end'] {
    padding-inline-end: var(--space-6);
  }
  /* The next row belongs to it. */
  && > tbody > tr[data-continued] > td {
    border-bottom: 0;
  }
  && > tbody > tr > th {
    color: var(--text-secondary);
  }
  && > tbody > tr[data-strong] > td {
    font-weight: 600;
  }
  /* Dates and identifiers stay whole; names and sentences wrap. */
  && > tbody > tr > td[data-whole] {
    white-space: nowrap;
  }

  ${NARROW} {
    &,
    > tbody,
    > tbody > tr {
      display: block;
    }
    > thead {
      ${visuallyHidden}
    }
    && > tbody > tr {
      padding-block: var(--space-1);
      border-bottom: 1px solid var(--border);
    }
    && > tbody > tr > :is(td, th) {
      display: flex;
      gap: var(--space-2);
      padding: 1px 0;
      text-align: start;
      border: 0;

      &:empty {
        display: none;
      }
    }
    td[data-label]::before {
      content: attr(data-label);
      flex: 0 0 110px;
      color: var(--text-secondary);
    }
  }
`;
