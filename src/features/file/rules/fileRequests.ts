import * as fileTexts from '@/features/file/texts';
import * as detailTexts from '@/features/history/detailTexts';
import { isUnderwriting } from '@/features/runs/rules/historyItem';
import { type RequestGroup, previousRuns } from '@/features/runs/rules/historyRows';
import { movesLine, runMoves } from '@/features/history/rules/compareRuns';
import type { Remote } from '@/lib/remote';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import type { PastOrder } from '@/features/request/api/contract/orders';
import { figureOf, known, type Figure } from './figure';

export type FileRequest = ReturnType<typeof fileRequests>[number];

export type PastOrderOf = (requestId: string) => Remote<PastOrder>;

/** Returns the services of past requests, oldest first. @shape `groups` newest first, as History has them */
export function fileRequests(groups: readonly RequestGroup[], inUse: string | null, orderOf: PastOrderOf) {
  const previous = previousRuns(groups.flatMap(({ items }) => items));
  return groups.toReversed().flatMap(({ items }) =>
    items.map((item, index) => ({
      item,
      isFirst: index === 0,
      isInUse: item.key === inUse,
      reason: index === items.length - 1 ? reasonOf(items, previous, orderOf) : null,
    })),
  );
}

/** The note of a request and what moved since the previous run of each system, on the last service of a request. */
function reasonOf(items: RequestGroup['items'], previous: ReadonlyMap<string, HistoryItem>, orderOf: PastOrderOf) {
  const note = noteOf(items[0], orderOf(items[0].requestId));
  const moves = items.flatMap((item) => {
    const moved = runMoves(item, previous.get(item.key));
    return moved === undefined ? [] : [known(movesLine(moved), fileTexts.fromComparison)];
  });
  return note === null && moves.length === 0 ? null : { note, moves };
}

/** @empty null if the service sends no notes, or for a credit order without one */
function noteOf(run: HistoryItem, order: Remote<PastOrder>): Figure | null {
  if (order.value?.note === undefined && order.value !== undefined) return null;
  if (order.value?.note === null && !isUnderwriting(run)) return null;
  return figureOf(order, ({ note }) => note ?? detailTexts.noNote, fileTexts.fromRequests);
}
