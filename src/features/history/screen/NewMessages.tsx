import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import * as detailTexts from '@/features/history/detailTexts';
import { compareFindings } from '@/features/findings/reader/compareFindings';
import { isRead } from '@/features/findings/reader/findings';
import { previousWithFindings } from '@/features/requests/rules/canReadFindings';
import { rowName } from '@/features/requests/rules/historyItem';
import { selectPreviousRuns } from '@/features/requests/historySlice';
import { selectPrivileges } from '@/features/session/sessionSlice';
import type { RootState } from '@/lib/rootState';
import { selectRead } from '@/reads/readState';
import type { HistoryItem } from '@/features/requests/api/contract/history';
import { DialogLink } from './DialogLink';

/**
 * How many messages of a run its previous run did not have; opens the comparison. It reads nothing.
 * @empty nothing until the findings of both runs were read, or if they can't be compared
 */
export function NewMessages({ item }: { readonly item: HistoryItem }) {
  const previous = previousWithFindings(item, useSelector(selectPreviousRuns), useSelector(selectPrivileges));
  const newer = useSelector((state: RootState) => selectRead(state, 'findings', item.key).value);
  const older = useSelector((state: RootState) => selectRead(state, 'findings', previous?.key ?? '').value);
  const comparison = useMemo(
    () => (isRead(older) && isRead(newer) ? compareFindings(older, newer) : undefined),
    [older, newer],
  );
  if (previous === undefined || comparison === undefined || 'refused' in comparison) return null;
  const count = comparison.added.length;
  return (
    <DialogLink
      dialog={{ kind: 'findings', itemKey: item.key, view: 'compare' }}
      aria-label={detailTexts.newMessagesIn(count, rowName(item), previous.requestId)}
    >
      {detailTexts.newMessages(count)}
    </DialogLink>
  );
}
