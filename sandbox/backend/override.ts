import type { Run, Override } from '@sandbox/world/model';
import { OVERRIDE_REASONS, reasonText } from '@sandbox/world/overrides';
import { isFinished, recommendedOf, selectedRequestId } from '@sandbox/world/runs';
import { STAGES } from '@sandbox/world/stages';
import type { BodyOf, Context } from './context';
import { refuse } from './refusal';
import type { WireOf } from '@sandbox/http/wireOf';
import type { overrideLog } from '@/features/selection/api/contract/selection';
import { isoDateTime } from '@sandbox/world/clock';
import { isAusId, SERVICES } from '@sandbox/world/services';

type OverrideContext = Context<BodyOf<'overrideSelection'>>;

const DECIDED = STAGES['Approved with Conditions'];

/** Refuses an override that is not possible. @empty it is possible */
export function overrideRefusal(
  { loan, persona, body, now }: OverrideContext,
  run: Run | undefined,
): Response | undefined {
  if (!persona.privileges.canOverrideSelection || loan.hasNoPrivileges) {
    return refuse(403, `${persona.displayName} may not change the selection`);
  }
  if (loan.isReadOnly || STAGES[loan.stage] >= DECIDED) return refuse(409, 'The selection can no longer be changed');
  if (!run) return undefined;
  const service = run.services.find(({ requestId }) => requestId === String(body.selectedRequestId));
  if (!service || service.outcome.kind !== 'verdict' || !isFinished(service, now)) {
    return refuse(400, `selectedRequestId: ${body.selectedRequestId} has no findings in this run`);
  }
  const isRecommended = recommendedOf(loan, run, now)?.requestId === service.requestId;
  const reason = OVERRIDE_REASONS.find(({ overrideReasonId }) => overrideReasonId === body.overrideReasonId);
  if (!isRecommended && !reason) return refuse(400, 'overrideReasonId: choose one of the override reasons');
  return reason?.isCommentRequired && body.comment.trim() === ''
    ? refuse(400, 'comment: needed for this reason')
    : undefined;
}

/** Records the override. Returning to the recommendation is logged too. */
export function recordOverride({ loan, persona, body, now }: OverrideContext, run: Run): void {
  const before = selectedRequestId(loan, run) ?? recommendedOf(loan, run, now)?.requestId;
  const ausIdOf = (id: string | undefined) => run.services.find(({ requestId }) => requestId === id)?.ausId ?? null;
  loan.overrides.push({
    runId: run.runId,
    at: now,
    by: persona.displayName,
    fromAusId: ausIdOf(before),
    toAusId: ausIdOf(String(body.selectedRequestId)) ?? body.selectedAusRequestTypeId,
    reason: reasonText(body.overrideReasonId) ?? 'Back to the recommendation',
    comment: body.comment,
    requestId: String(body.selectedRequestId),
  });
}

const labelOf = (id: number | null): string | null => (id !== null && isAusId(id) ? SERVICES[id].label : null);

/** Converts the log to its response format. The id of an entry combines its run and time. */
export const overrideLogsOf = (log: readonly Override[]): WireOf<typeof overrideLog>[] =>
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
