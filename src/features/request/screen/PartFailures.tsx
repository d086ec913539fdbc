import { useDispatch, useSelector } from 'react-redux';
import { describeFailure } from '@/config/describeFailure';
import { selectFailedTogether, type FailedRead } from '@/features/request/state/failedReads';
import type { RootState } from '@/lib/rootState';
import { PartFailure } from './PartFailure';
import { Notice } from '@/ui/Notice';
import { listed } from '@/lib/format';

/** The errors of a part's reads, in their place. If many reads failed, one message above the form reports them all. */
export function PartFailures({ select }: { readonly select: (state: RootState) => FailedRead[] }) {
  const dispatch = useDispatch();
  const own = useSelector(select);
  const areTogether = useSelector(selectFailedTogether).length > 0;
  if (areTogether) return null;
  return own.map(({ what, failure, retry }) => (
    <PartFailure key={what} failure={failure} what={what} onRetry={() => dispatch(retry)} />
  ));
}

/** One message for all reads that failed, with one retry. */
export function FailuresTogether() {
  const dispatch = useDispatch();
  const all = useSelector(selectFailedTogether);
  const [first] = all;
  if (first === undefined) return null;
  return (
    <Notice tone="error" onRetry={() => all.forEach(({ retry }) => dispatch(retry))}>
      {describeFailure(first.failure, listed(all.map(({ what }) => what)))}
    </Notice>
  );
}
