import { memo } from 'react';
import { useSelector } from 'react-redux';
import * as historyTexts from '@/config/texts/historyTexts';
import type { HistoryColumn } from '@/domain/history/historyColumns';
import type { RequestGroup } from '@/domain/history/historyRows';
import { selectIsRequestOpen } from '@/features/history/state/historyViewSlice';
import type { RootState } from '@/lib/rootState';
import { DetailRow } from '@/ui/DetailRow';
import { ErrorArea } from '@/ui/ErrorArea';
import { lazyComponent } from '@/ui/lazyComponent';
import { RequestRow } from './RequestRow';

interface RequestRowsProps {
  readonly group: RequestGroup;
  readonly columns: readonly HistoryColumn[];
  readonly canDownload: boolean;
}

/** A request: one row per service, with details below when expanded. Re-renders only when the request changes. */
export const RequestRows = memo(function RequestRows({ group, columns, canDownload }: RequestRowsProps) {
  return (
    <tbody id={group.id} data-group data-links={group.linkedIds.join(' ')}>
      {group.items.map((item, index) => (
        <RequestRow
          // Ids can repeat, and the first service may be listed last.
          key={`${item.key} ${group.items.slice(0, index).filter(({ key }) => key === item.key).length}`}
          toggles={index === 0 ? group.id : null}
          latestDate={group.latestDate}
          {...{ item, columns, canDownload }}
        />
      ))}
      <OpenedDetail group={group} columnCount={columns.length} />
    </tbody>
  );
});

/** Closed at first, so its code loads after the first rows. */
const RequestDetail = lazyComponent(
  async () => (await import('./RequestDetail')).RequestDetail,
  ({ group }) => historyTexts.detailsFailed(group.requestId),
);

interface OpenedDetailProps extends Pick<RequestRowsProps, 'group'> {
  readonly columnCount: number;
}

/** Reads its own expanded state, so that expanding it doesn't re-render the rows above. */
function OpenedDetail({ group, columnCount }: OpenedDetailProps) {
  const isOpened = useSelector((state: RootState) => selectIsRequestOpen(state, group.id));
  if (!isOpened) return null;
  return (
    <DetailRow columnCount={columnCount}>
      <ErrorArea name="requestDetail" message={historyTexts.detailsFailed(group.requestId)}>
        <RequestDetail group={group} />
      </ErrorArea>
    </DetailRow>
  );
}
