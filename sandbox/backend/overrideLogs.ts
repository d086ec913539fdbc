import type * as v from 'valibot';
import type { overrideLog } from '@/api/contract/selection';
import { isoDateTime } from '@sandbox/world/clock';
import type { Override } from '@sandbox/world/model';
import { isAusId, SERVICES } from '@sandbox/world/services';

const labelOf = (id: number | null): string | null => (id !== null && isAusId(id) ? SERVICES[id].label : null);

/** Converts the log to its response format. The id of an entry combines its run and time. */
export const overrideLogsOf = (log: readonly Override[]): v.InferOutput<typeof overrideLog>[] =>
  log.map((entry) => ({
    overrideLogId: `${entry.runId}-${entry.at}`,
    overriddenOn: isoDateTime(entry.at),
    overriddenBy: entry.by,
    fromAusRequestType: labelOf(entry.fromAusId),
    toAusRequestType: labelOf(entry.toAusId),
    overrideReason: entry.reason,
    comment: entry.comment,
    requestId: entry.requestId,
  }));
