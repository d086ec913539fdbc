import { memo } from 'react';
import { useSelector } from 'react-redux';
import type { RequestGroup } from '@/domain/history/historyRows';
import type { HistoryColumn } from '@/domain/history/historyColumns';
import { selectIsRequestOpen } from '@/features/history/historyViewSlice';
import type { RootPart } from '@/features/history/rootPart';
import { DetailRow } from '@/ui/DetailRow';
import { ErrorArea } from '@/ui/ErrorArea';
import { RequestDetail } from './RequestDetail';
import { RequestRow } from './RequestRow';

interface RequestRowsProps {
  readonly group: RequestGroup;
  readonly columns: readonly HistoryColumn[];
  readonly canDownload: boolean;
  /** Open whatever the reader chose, as when printing. */
  readonly isAlwaysOpen: boolean;
}

/** A request: its services, and their details below when it is open. Drawn again only when the request itself changed. */
export const RequestRows = memo(function RequestRows({ group, columns, canDownload, isAlwaysOpen }: RequestRowsProps) {
  return (
    <tbody id={group.id} data-group data-links={group.linkedIds.join(' ')}>
      {group.items.map((item, index) => (
        <RequestRow
          key={`${item.key} ${index}`}
          toggles={index === 0 ? group.id : null}
          {...{ item, columns, canDownload, isAlwaysOpen }}
        />
      ))}
      <OpenedDetail group={group} columnCount={columns.length + 1} isAlwaysOpen={isAlwaysOpen} />
    </tbody>
  );
});

interface OpenedDetailProps extends Pick<RequestRowsProps, 'group' | 'isAlwaysOpen'> {
  readonly columnCount: number;
}

/** Knows by itself whether it is open, so that opening it leaves the rows above alone. */
function OpenedDetail({ group, columnCount, isAlwaysOpen }: OpenedDetailProps) {
  const isOpened = useSelector((state: RootPart) => selectIsRequestOpen(state, group.id));
  if (!isOpened && !isAlwaysOpen) return null;
  return (
    <DetailRow columnCount={columnCount}>
      <ErrorArea name="requestDetail" message={`The details of request ${group.requestId} could not be shown.`}>
        <RequestDetail group={group} />
      </ErrorArea>
    </DetailRow>
  );
}
