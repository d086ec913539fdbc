import { type ReactNode, useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import * as reasonTexts from '@/config/texts/reasonTexts';
import { isUnderwriting, type HistoryItem } from '@/domain/history/historyItem';
import { pastOrdersWanted, selectPastOrder } from '@/features/history/state/pastOrdersSlice';
import { isPending } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { RetryLink } from '@/ui/listParts';
import { StatusBadge } from '@/ui/StatusBadge';
import { NoteText } from './NoteText';

interface RunNoteProps {
  readonly run: HistoryItem;
  readonly label: string;
}

/**
 * The note that a request was sent with, loaded when it is shown. A run without one is marked.
 *
 * @empty nothing if the service sends no notes, and for a credit order without one
 */
export function RunNote({ run, label }: RunNoteProps) {
  const dispatch = useDispatch();
  const { requestId } = run;
  const order = useSelector((state: RootState) => selectPastOrder(state, requestId));
  const load = useCallback(() => void dispatch(pastOrdersWanted([requestId])), [dispatch, requestId]);
  useEffect(load, [load]);
  const note = order.value?.note;
  if (isPending(order) && order.failure === undefined) return <Line label={label}>{reasonTexts.loadingNote}</Line>;
  if (order.value === undefined)
    return (
      <Line label={label}>
        <i>{reasonTexts.notLoaded}</i> <RetryLink isBusy={isPending(order)} onRetry={load} />
      </Line>
    );
  if (note === undefined || (note === null && !isUnderwriting(run))) return null;
  return (
    <Line label={label}>
      {note === null ? <StatusBadge tone="neutral">{reasonTexts.noNote}</StatusBadge> : <NoteText text={note} />}
    </Line>
  );
}

const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    {/* Takes the focus of a retry that succeeded. */}
    <dd tabIndex={-1}>{children}</dd>
  </div>
);
