import { useDispatch, useSelector } from 'react-redux';
import { dialogClosed, selectDialog } from '@/features/history/state/historyViewSlice';
import { lazyDialog } from '@/ui/lazyComponent';

const OpenDialog = lazyDialog(async () => (await import('./OpenDialog')).OpenDialog);

export function HistoryDialogs() {
  const dispatch = useDispatch();
  const dialog = useSelector(selectDialog);
  return dialog === null ? null : <OpenDialog dialog={dialog} onClose={() => dispatch(dialogClosed())} />;
}
