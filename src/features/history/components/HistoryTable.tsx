import { styled } from 'styled-components';
import type { RequestGroup } from '@/domain/history/historyRows';
import type { HistoryColumn } from '@/domain/history/historyColumns';
import { useLinkedHighlight } from '@/features/history/useLinkedHighlight';
import { Table } from '@/ui/Table';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { RequestRows } from './RequestRows';

interface HistoryTableProps {
  readonly groups: readonly RequestGroup[];
  readonly columns: readonly HistoryColumn[];
  /** The reader may save request and response XML. */
  readonly canDownload: boolean;
  readonly isCompact: boolean;
  readonly isAlwaysOpen: boolean;
}

/** Past requests of the loan, a tbody each (specification §2, "History screen"). */
export function HistoryTable({ groups, columns, isCompact, ...rest }: HistoryTableProps) {
  const highlight = useLinkedHighlight();
  return (
    <Requests data-sticky data-density={isCompact ? 'compact' : undefined} {...highlight}>
      <caption>Past requests, newest first</caption>
      <thead>
        <tr>
          <th scope="col" data-print="never">
            <VisuallyHidden>Compare</VisuallyHidden>
          </th>
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
  > :is(thead, tbody) > tr > :first-child {
    width: 0;
  }
  > tbody > tr > [data-column='request'] {
    font-weight: 600;

    > button {
      margin-inline-end: var(--space-1);
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

  /* The request under the pointer or with the focus, and those linked to it. */
  > tbody:is(:focus-within, [data-linked]) > tr:not([data-detail], [data-selected]) {
    background: var(--row-hover);
  }
  > tbody:is(:focus-within, [data-linked]) > tr:not([data-detail]) > :first-child {
    box-shadow: inset 3px 0 var(--brand);
  }
  > tbody[data-linked] > tr:not([data-detail]) > :first-child {
    box-shadow: inset 3px 0 var(--recommended);
  }
`;
