import type { Dispatch } from '@reduxjs/toolkit';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import * as detailTexts from '@/features/history/detailTexts';
import { type HistoryItem, isUnderwriting } from '@/features/requests/rules/historyItem';
import { pastOrdersWanted, selectPastOrder } from '@/features/history/state/pastOrdersSlice';
import { isPending } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { LinkButton } from '@/ui/Button';
import { StatusBadge } from '@/ui/StatusBadge';
import { RetryLink } from '@/ui/listParts';

/** Longer notes start with a few lines. */
const LONG = 280;

/** What a submitter typed, as plain text with its line breaks. A long note opens on request, and is whole on paper. */
function NoteText({ text }: { readonly text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = text.length > LONG || text.split('\n').length > LINES;
  return (
    <>
      <span className="note-text" data-cut={(isLong && !isWhole) || undefined}>
        {text}
      </span>
      {isLong && (
        <LinkButton data-print="never" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? detailTexts.showLess : detailTexts.showAll}
        </LinkButton>
      )}
    </>
  );
}

/** As many as `.note-text` shows. */
const LINES = 3;

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
  const load = useCallback(() => wantTogether(requestId, dispatch), [dispatch, requestId]);
  useEffect(load, [load]);
  const note = order.value?.note;
  if (isPending(order) && order.failure === undefined)
    return <NoteLine label={label}>{detailTexts.loadingNote}</NoteLine>;
  if (order.value === undefined)
    return (
      <NoteLine label={label}>
        <i>{detailTexts.notLoaded}</i> <RetryLink isBusy={isPending(order)} onRetry={load} />
      </NoteLine>
    );
  if (note === undefined || (note === null && !isUnderwriting(run))) return null;
  return (
    <NoteLine label={label}>
      {note === null ? <StatusBadge tone="neutral">{detailTexts.noNote}</StatusBadge> : <NoteText text={note} />}
    </NoteLine>
  );
}

let wanted: string[] = [];

/** The notes that one render shows are wanted in one action, because every action runs all selectors of the page. */
function wantTogether(requestId: string, dispatch: Dispatch): void {
  wanted.push(requestId);
  if (wanted.length > 1) return;
  queueMicrotask(() => {
    const requestIds = wanted;
    wanted = [];
    dispatch(pastOrdersWanted(requestIds));
  });
}

const NoteLine = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    {/* Takes the focus of a retry that succeeded. */}
    <dd tabIndex={-1}>{children}</dd>
  </div>
);
