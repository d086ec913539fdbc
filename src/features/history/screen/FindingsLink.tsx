import { useDispatch } from 'react-redux';
import * as historyTexts from '@/features/history/texts';
import { rowName } from '@/features/requests/rules/historyItem';
import { dialogOpened } from '@/features/history/state/historyViewSlice';
import { LinkButton } from '@/ui/Button';
import type { HistoryItem } from '@/features/requests/api/contract/history';

/** Opens the sheet of a run's findings, over History. */
export function FindingsLink({ item }: { readonly item: HistoryItem }) {
  const dispatch = useDispatch();
  return (
    <LinkButton
      aria-label={historyTexts.findingsOf(rowName(item))}
      aria-haspopup="dialog"
      onClick={() => dispatch(dialogOpened({ kind: 'findings', itemKey: item.key, view: 'run' }))}
    >
      {historyTexts.findings}
    </LinkButton>
  );
}
