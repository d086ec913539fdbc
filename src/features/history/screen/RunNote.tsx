import type { ReactNode } from 'react';
import * as detailTexts from '@/features/history/detailTexts';
import { isUnderwriting } from '@/features/runs/rules/historyItem';
import { isPending } from '@/lib/remote';
import { useRead } from '@/reads/useRead';
import { StatusBadge } from '@/ui/StatusBadge';
import { RetryLink } from '@/ui/listParts';
import type { HistoryItem } from '@/features/runs/api/contract/history';

interface RunNoteProps {
  readonly run: HistoryItem;
  readonly label: string;
}

/** Loaded when it is shown. @empty nothing if the service sends no notes, and for a credit order without one */
export function RunNote({ run, label }: RunNoteProps) {
  const order = useRead('pastOrders', run.requestId);
  const note = order.value?.note;
  if (isPending(order) && order.failure === undefined)
    return <NoteLine label={label}>{detailTexts.loadingNote}</NoteLine>;
  if (order.value === undefined)
    return (
      <NoteLine label={label}>
        <i>{detailTexts.notLoaded}</i> <RetryLink isBusy={isPending(order)} onRetry={order.retry} />
      </NoteLine>
    );
  if (note === undefined || (note === null && !isUnderwriting(run))) return null;
  return (
    <NoteLine label={label}>
      {note === null ? (
        <StatusBadge tone="neutral">{detailTexts.noNote}</StatusBadge>
      ) : (
        <span className="note-text">{note}</span>
      )}
    </NoteLine>
  );
}

const NoteLine = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    {/* Takes the focus of a retry that succeeded. */}
    <dd tabIndex={-1}>{children}</dd>
  </div>
);
