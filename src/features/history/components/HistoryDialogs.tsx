import { useDispatch, useSelector } from 'react-redux';
import { dialogClosed, selectDialog } from '@/features/history/historyViewSlice';
import { lazyDialog } from '@/ui/lazyPiece';

const OpenDialog = lazyDialog(async () => (await import('./OpenDialog')).OpenDialog);

/** What is open over the history. */
export function HistoryDialogs() {
  const dispatch = useDispatch();
  const dialog = useSelector(selectDialog);
  return dialog === null ? null : <OpenDialog dialog={dialog} onClose={() => dispatch(dialogClosed())} />;
}
