import { useDispatch, useSelector } from 'react-redux';
import { AwaitedNotice } from '@/features/history/components/AwaitedNotice';
import { NothingDelivered } from '@/features/history/components/NothingDelivered';
import { historyWanted, selectAwaited, selectHistory } from '@/features/history/historySlice';
import { describeFailure } from '@/lib/failure';
import { isPending } from '@/lib/remote';
import { Notice } from '@/ui/Notice';
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
      <AwaitedNotice />
      {run === undefined ? <NoRunInView /> : <RunView run={run} />}
    </>
  );
}

function NoRunInView() {
  const dispatch = useDispatch();
  const history = useSelector(selectHistory);
  const awaited = useSelector(selectAwaited);
  const isReadForOrder = awaited.ids.length > 0 && awaited.reads === 0;
  return (
    <>
      {history.failure !== undefined && (
        <Notice tone="error" onRetry={() => dispatch(historyWanted())}>
          {describeFailure(history.failure, "the loan's runs")}
        </Notice>
      )}
      {(isPending(history) || isReadForOrder) && <Spinner message="Loading results…" />}
      <NothingDelivered />
      {history.value !== undefined && awaited.ids.length === 0 && <NoRuns />}
    </>
  );
}
