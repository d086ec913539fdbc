import { styled } from 'styled-components';
import * as historyTexts from '@/config/texts/historyTexts';
import type { HistoryColumn } from '@/domain/history/historyColumns';
import type { RequestGroup } from '@/domain/history/historyRows';
import { Table } from '@/ui/Table';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { WIDE } from '@/ui/wide';
import { RequestRows } from './RequestRows';
import { useLinkedHighlight } from './useLinkedHighlight';

interface HistoryTableProps {
  readonly groups: readonly RequestGroup[];
  readonly columns: readonly HistoryColumn[];
  /** The user may save request and response XML. */
  readonly canDownload: boolean;
  readonly isCompact: boolean;
}

/**
 * The past requests of the loan, one tbody each (specification §2, "History screen").
 *
 * @source Specification §1: "History lists past requests and groups multi-service ones"
 * @source Specification §2: "A table of past requests for the current loan", "Request #, AUS, CaseFile ID"
 */
export function HistoryTable({ groups, columns, isCompact, ...rest }: HistoryTableProps) {
  const highlight = useLinkedHighlight();
  return (
    <Requests data-sticky data-density={isCompact ? 'compact' : undefined} {...highlight}>
      <caption>{historyTexts.tableCaption}</caption>
      <thead>
        <tr>
          {columns.map(({ id, heading }) => (
            <th key={id} scope="col" data-column={id}>
              {id === 'actions' ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <RequestRows key={group.id} {...{ group, columns }} {...rest} />
      ))}
    </Requests>
  );
}

const Requests = styled(Table)`
  > tbody {
    scroll-margin-top: calc(var(--header-height) + var(--row-height));
  }
  > tbody > tr > [data-column='request'] {
    font-weight: 600;

    > button {
      margin-inline-end: var(--space-1);
    }
  }
  /* With wide text spacing, these break, so that the table doesn't get wider than the page. */
  ${WIDE} {
    > tbody > tr > :is([data-column='outcome'], [data-column='report']) {
      white-space: normal;
    }
  }
  > tbody > tr > [data-column='submitter'] {
    max-width: 160px;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > :is(thead, tbody) > tr > [data-column='actions'] {
    width: 0;
    text-align: end;
  }

  /* On paper: what is pressed stays away; the mark of the selected service stands in the last column. */
  @media print {
    > :is(thead, tbody) > tr > [data-column='report'],
    > tbody > tr > [data-column='actions'] button {
      display: none;
    }
  }

  /* The hovered or focused request and the requests linked to it. */
  > tbody:is(:focus-within, [data-linked]) > tr:not([data-detail], [data-selected]) {
    background: var(--row-hover);
  }
  > tbody:is(:focus-within, [data-linked]) > tr:not([data-detail]) > td:first-child {
    box-shadow: inset 3px 0 var(--brand);
  }
  > tbody[data-linked] > tr:not([data-detail]) > td:first-child {
    box-shadow: inset 3px 0 var(--recommended);
  }
`;
