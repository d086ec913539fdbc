import { useDispatch, useSelector } from 'react-redux';
import * as historyTexts from '@/config/texts/historyTexts';
import { selectRunningCount } from '@/features/history/state/historySlice';
import { notificationsWanted, selectOffersNotifications } from '@/features/history/state/historyViewSlice';
import type { RootState } from '@/lib/rootState';
import { Button } from '@/ui/Button';
import { focusHeading } from '@/ui/focusHeading';

/** Offers notifications while a request runs. */
export function NotifyButton() {
  const dispatch = useDispatch();
  const isRunning = useSelector((state: RootState) => selectRunningCount(state) > 0);
  const isOffered = useSelector(selectOffersNotifications);
  if (!isRunning || !isOffered) return null;
  const offer = () => {
    dispatch(notificationsWanted());
    focusHeading();
  };
  return (
    <Button kind="quiet" data-print="never" onClick={offer}>
      {historyTexts.notifyMe}
    </Button>
  );
}
