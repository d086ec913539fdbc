import { isoDateTime } from '@sandbox/world/clock';
import type { Run, ServiceRun } from '@sandbox/world/model';
import { ausTypeOf } from '@sandbox/world/runs';

type State = 'Pending' | 'Active' | 'Complete' | 'Skipped' | 'Error';

interface Step {
  name: string;
  state: State;
  /** When the step was reached; null: not yet. */
  at: string | null;
}

/** Returns Queued and Credit and, unless only credit was ordered, Underwriting and Findings. */
export function stepsOf(run: Run, services: readonly ServiceRun[], now: number): Step[] {
  const credit = [queued(run, now), creditStep(run, now)];
  if (ausTypeOf(run) === 1) return credit;
  const finishesAt = Math.max(...services.map((service) => service.finishesAt));
  const closesAt = ausTypeOf(run) === 3 ? Math.max(finishesAt, run.waterfallAt) : finishesAt;
  const hasFailed = services.every(({ outcome }) => outcome.kind !== 'verdict');
  return [
    ...credit,
    step('Underwriting', stateOf(now, run.creditReadyAt, finishesAt, hasFailed), run.creditReadyAt, now),
    step('Findings', stateOf(now, finishesAt, closesAt, hasFailed), finishesAt, now),
  ];
}

const queued = ({ orderedAt, creditStartsAt }: Run, now: number): Step =>
  step('Queued', stateOf(now, orderedAt, creditStartsAt, false), orderedAt, now);

function creditStep(run: Run, now: number): Step {
  const isSkipped = run.credit.every(({ reportType }) => reportType === 'REPORT_TYPE_NONE');
  const state = stateOf(now, run.creditStartsAt, run.creditReadyAt, run.creditError !== null);
  return step('Credit', isSkipped && now >= run.creditStartsAt ? 'Skipped' : state, run.creditStartsAt, now);
}

const step = (name: string, state: State, at: number, now: number): Step => ({
  name,
  state,
  at: now < at ? null : isoDateTime(at),
});

function stateOf(now: number, startsAt: number, endsAt: number, hasFailed: boolean): State {
  if (now < startsAt) return 'Pending';
  if (now < endsAt) return 'Active';
  return hasFailed ? 'Error' : 'Complete';
}
