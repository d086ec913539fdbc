import { styled } from 'styled-components';
import { CardTable } from '@/ui/Table';
import { NARROW } from '@/ui/wide';

/** A table as a file holds it: lines, no fills. */
export const FileTable = styled(CardTable)`
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
  @media print {
    && > thead > tr > th,
    && > tbody > tr > :is(td, th) {
      padding-block: 2px;
    }
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
    && > tbody {
      --card-inset: 0px;
    }
  }
`;
