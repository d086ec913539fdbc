import { useDispatch, useSelector } from 'react-redux';
import { historyWanted, selectHistory } from '@/features/history/historySlice';
import type { RootPart } from '@/features/history/rootPart';
import { isEmptyHanded } from '@/lib/remote';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';

/** Says that the service answered without a history, which is not the same as a loan without requests. */
export function NothingDelivered() {
  const dispatch = useDispatch();
  const isShown = useSelector((state: RootPart) => isEmptyHanded(selectHistory(state)));
  if (!isShown) return null;
  return (
    <EmptyState
      title="The loan's history was not delivered"
      action={<Button onClick={() => dispatch(historyWanted())}>Try again</Button>}
    >
      The service's answer was empty.
    </EmptyState>
  );
}
