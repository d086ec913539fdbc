import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import * as findingsTexts from '@/features/findings/texts';
import { compareFindings } from '@/features/findings/reader/compareFindings';
import { isRead } from '@/features/findings/reader/findings';
import { selectReading } from '@/features/findings/state/findingsSlice';
import { previousWithFindings } from '@/features/runs/rules/canReadFindings';
import { rowName } from '@/features/runs/rules/historyItem';
import { selectPreviousRuns } from '@/features/runs/historySlice';
import { selectPrivileges } from '@/features/session/sessionSlice';
import type { RootState } from '@/lib/rootState';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { DialogLink } from '@/features/runs/DialogLink';

interface NewMessagesProps {
  readonly item: HistoryItem;
  /** Follows what else differs, instead of standing in a table. */
  readonly isInSentence?: boolean;
}

/**
 * How many messages of a run its previous run did not have; opens the comparison. It reads nothing.
 * @empty nothing until the findings of both runs were read, or if they can't be compared
 */
export function NewMessages({ item, isInSentence = false }: NewMessagesProps) {
  const previous = previousWithFindings(item, useSelector(selectPreviousRuns), useSelector(selectPrivileges));
  const newer = useSelector((state: RootState) => selectReading(state, item.key));
  const older = useSelector((state: RootState) => selectReading(state, previous?.key ?? ''));
  const comparison = useMemo(
    () => (isRead(older) && isRead(newer) ? compareFindings(older, newer) : undefined),
    [older, newer],
  );
  if (previous === undefined || comparison === undefined || 'refused' in comparison) return null;
  const count = comparison.added.length;
  const words = isInSentence ? findingsTexts.countNewMessages(count) : findingsTexts.newMessages(count);
  return (
    <>
      {isInSentence && <span>, </span>}
      <DialogLink
        dialog={{ kind: 'findings', itemKey: item.key, view: 'compare' }}
        aria-label={findingsTexts.newMessagesIn(words, rowName(item), previous.requestId)}
      >
        {words}
      </DialogLink>
    </>
  );
}
