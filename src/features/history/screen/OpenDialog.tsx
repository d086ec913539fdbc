import { useSelector } from 'react-redux';
import { selectHistoryItems } from '@/features/history/state/historySlice';
import type { HistoryDialog } from '@/features/history/state/historyViewSlice';
import { AusListDialog } from './AusListDialog';
import { CompareDialog } from './CompareDialog';
import { FindingCodesDialog } from './FindingCodesDialog';
import { MessageDialog } from './MessageDialog';

interface OpenDialogProps {
  readonly dialog: HistoryDialog;
  readonly onClose: () => void;
}

/** The open dialog, if its request still exists. */
export function OpenDialog({ dialog, onClose }: OpenDialogProps) {
  const items = useSelector(selectHistoryItems);
  const find = (itemKey: string) => items.find(({ key }) => key === itemKey);
  if (dialog.kind === 'ausList') return <AusListDialog onClose={onClose} />;
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
