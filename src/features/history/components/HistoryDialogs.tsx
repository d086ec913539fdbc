import { useSelector } from 'react-redux';
import { selectDialog } from '@/features/history/historyViewSlice';
import { lazyPiece } from '@/ui/lazyPiece';

const OpenDialog = lazyPiece(async () => (await import('./OpenDialog')).OpenDialog);

/** What is open over the history. */
export function HistoryDialogs() {
  const dialog = useSelector(selectDialog);
  return dialog === null ? null : <OpenDialog dialog={dialog} />;
}
