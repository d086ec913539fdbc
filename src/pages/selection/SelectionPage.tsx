import { useSelector } from 'react-redux';
import { AwaitedNotice } from '@/features/history/components/AwaitedNotice';
import { HistoryNotices } from '@/features/history/components/HistoryNotices';
import { NothingDelivered } from '@/features/history/components/NothingDelivered';
import { selectAwaited, selectHistory } from '@/features/history/historySlice';
import { isPending } from '@/lib/remote';
import { Spinner } from '@/ui/Spinner';
import { selectRunInView } from '@/workflows/selectionRuns';
import { NoRuns } from './NoRuns';
import { RunView } from './RunView';
import { SelectionHeading } from './SelectionHeading';

/** Choosing among the results of a run (specification §1, Selection). */
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
      {(isPending(history) || isReadForOrder) && <Spinner message="Loading results…" />}
      <NothingDelivered />
      {history.value !== undefined && awaited.ids.length === 0 && <NoRuns />}
    </>
  );
}
