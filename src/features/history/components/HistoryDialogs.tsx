import { useDispatch, useSelector } from 'react-redux';
import { selectHistoryItems } from '@/features/history/historySlice';
import { dialogClosed, selectDialog } from '@/features/history/historyViewSlice';
import { CompareDialog } from './CompareDialog';
import { FindingCodesDialog } from './FindingCodesDialog';
import { MessageDialog } from './MessageDialog';

/** The dialog that is open over the history, if its request is still there. */
export function HistoryDialogs() {
  const dispatch = useDispatch();
  const dialog = useSelector(selectDialog);
  const items = useSelector(selectHistoryItems);
  if (dialog === null) return null;
  const onClose = () => dispatch(dialogClosed());
  const find = (itemKey: string) => items.find(({ key }) => key === itemKey);
  if (dialog.kind === 'compare') {
    const [one, other] = dialog.itemKeys.map(find);
    return one && other ? <CompareDialog runs={[one, other]} onClose={onClose} /> : null;
  }
  const item = find(dialog.itemKey);
  if (item === undefined) return null;
  return dialog.kind === 'message' ? (
    <MessageDialog item={item} onClose={onClose} />
  ) : (
    <FindingCodesDialog item={item} onClose={onClose} />
  );
}
