import type * as v from 'valibot';
import type { overrideLog } from '@/api/contract/selection';
import { isoDateTime } from '@sandbox/world/clock';
import type { Override } from '@sandbox/world/model';

const LABELS: Readonly<Record<number, string>> = { 2: 'DU', 3: 'LPA', 999: 'LPA-C' };

/** Converts the log to its response format. The id of an entry combines its run and time. */
export const overrideLogsOf = (log: readonly Override[]): v.InferOutput<typeof overrideLog>[] =>
  log.map((entry) => ({
    overrideLogId: `${entry.runId}-${entry.at}`,
    overriddenOn: isoDateTime(entry.at),
    overriddenBy: entry.by,
    fromAusRequestType: entry.fromAusId === null ? null : (LABELS[entry.fromAusId] ?? null),
    toAusRequestType: LABELS[entry.toAusId] ?? null,
    overrideReason: entry.reason,
    comment: entry.comment,
    requestId: entry.requestId,
  }));
