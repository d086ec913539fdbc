import { useSelector } from 'react-redux';
import * as selectionTexts from '@/config/texts/selectionTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { AwaitedNotice } from '@/features/history/screen/AwaitedNotice';
import { HistoryNotices } from '@/features/history/screen/HistoryNotices';
import { NothingDelivered } from '@/features/history/screen/NothingDelivered';
import { selectAwaited, selectHistory } from '@/features/history/state/historySlice';
import { selectRunInView } from '@/features/selection/state/selectionRuns';
import { isPending } from '@/lib/remote';
import { EmptyState } from '@/ui/EmptyState';
import { LoadingTable } from '@/ui/LoadingTable';
import { RequestLink } from './RequestLink';
import { RunView } from './RunView';
import { SelectionHeading } from './SelectionHeading';

/** About as many rows as a run of two services has. */
const FACTS = 12;

/**
 * The screen that selects a result of a run (specification §1, Selection).
 *
 * @source Specification §1: "Selection chooses among results"
 */
export function SelectionPage() {
  const run = useSelector(selectRunInView);
  return (
    <>
      <SelectionHeading run={run} />
      <HistoryNotices />
      <AwaitedNotice />
      {run === undefined ? <NoRunInView /> : <RunView run={run} />}
    </>
  );
}

function NoRunInView() {
  const history = useSelector(selectHistory);
  const awaited = useSelector(selectAwaited);
  const isReadForOrder = awaited.ids.length > 0 && awaited.reads === 0;
  return (
    <>
      {(isPending(history) || isReadForOrder) && (
        <LoadingTable message={selectionTexts.loading} rows={FACTS} columns={3} />
      )}
      <NothingDelivered />
      {history.value !== undefined && awaited.ids.length === 0 && <NoRuns />}
    </>
  );
}

const NoRuns = () => (
  <EmptyState title={selectionTexts.noneYet} action={<RequestLink>{uiTexts.goToRequest}</RequestLink>}>
    {selectionTexts.noneYetHint}
  </EmptyState>
);
