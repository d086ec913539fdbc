import { beforeEach, expect, it, vi } from 'vitest';
import type { Acknowledgement } from '@/features/request/api/contract/requestSetup';
import { saveAcknowledgementSaga } from '@/features/request/protocol/acknowledgementSaga';
import {
  acknowledgementTicked,
  selectAcknowledgementData,
  selectAcknowledgementNotSaved,
  selectSavingAcknowledgement,
} from '@/features/request/state/acknowledgementSlice';
import { loanOpened } from '@/features/loan/loanSlice';
import type { LoanId } from '@/config/loanId';
import { FailedCall, type Failure } from '@/lib/failure';
import type { LoanDeps } from '@/sagaDeps';
import { sagaStore } from '@tests/support/sagaStore';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') }));

const record = (isObtained: boolean): Acknowledgement => ({
  isBorrowerAcknowledgementForCreditPullObtained: isObtained,
  isRequired: true,
  obtainedOn: null,
  obtainedBy: null,
});

/** Ticks the box at a service that fails the save with `failure`, and lists it `after` milliseconds later. */
async function tick(failure: Partial<Failure>, after: number, isReadable = true) {
  const shownAt = Date.now() + after;
  const reads: number[] = [];
  const saves: boolean[] = [];
  const failed = new FailedCall({ kind: 'http', call: 'saveAcknowledgement', ...failure });
  const unreadable = new FailedCall({ kind: 'http', call: 'acknowledgement', status: 503 });
  const deps = {
    api: {
      acknowledgements: {
        save: ({ isObtained }: { isObtained: boolean }): Promise<Acknowledgement> => {
          saves.push(isObtained);
          return saves.length === 1 ? Promise.reject(failed) : Promise.resolve(record(isObtained));
        },
      },
      read: () => (): Promise<Acknowledgement> => {
        reads.push(Date.now());
        return isReadable ? Promise.resolve(record(Date.now() >= shownAt)) : Promise.reject(unreadable);
      },
    },
    loanId: '7100101' as LoanId,
    now: Date.now,
    serverClock: { now: Date.now },
    report: (error: unknown) => {
      throw error;
    },
  } as unknown as LoanDeps;
  const store = sagaStore();
  store.dispatch(loanOpened(deps.loanId));
  store.run(saveAcknowledgementSaga, deps);
  const press = () => void store.dispatch(acknowledgementTicked(true));
  press();
  await vi.advanceTimersByTimeAsync(0);
  return {
    reads,
    press,
    now: () => {
      const state = store.getState();
      return {
        isTicked: selectAcknowledgementData(state).value?.isBorrowerAcknowledgementForCreditPullObtained,
        isSaving: selectSavingAcknowledgement(state) !== null,
        notSaved: selectAcknowledgementNotSaved(state)?.isConfirmed,
      };
    },
  };
}

const named = [{ key: 'IsBorrowerAcknowlegmentForCreditPullObtained', field: null, borrowerKey: null, message: 'No.' }];
const DOUBT = { isTicked: false, isSaving: false, notSaved: false };
const SAVED = { isTicked: true, isSaving: false, notSaved: undefined };

it.each([
  { status: 401 },
  { status: 403 },
  { status: 404 },
  { status: 409 },
  { status: 422 },
  { status: 503 },
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'unreadable' },
] satisfies Partial<Failure>[])(
  'is in doubt while a young read lacks it, until a later one has it: %o',
  async (failure) => {
    const { now } = await tick(failure, 7_000);
    expect(now()).toEqual(DOUBT);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(now()).toEqual(SAVED);
  },
);

it('stays in doubt for a save that no read shows, and stops reading after five minutes', async () => {
  const { now, reads } = await tick({ status: 403 }, Infinity);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(now()).toEqual(DOUBT);
  const { length } = reads;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(reads).toHaveLength(length);
});

it('stops reading when the user saves again', async () => {
  const { now, press, reads } = await tick({ status: 503 }, Infinity);
  press();
  await vi.advanceTimersByTimeAsync(0);
  expect(now()).toEqual(SAVED);
  const { length } = reads;
  await vi.advanceTimersByTimeAsync(300_000);
  expect(reads).toHaveLength(length);
});

it.each([
  { what: 'a refusal that names the field', failure: { status: 400, reasons: named }, isReadable: true, proven: true },
  { what: 'the same without a read', failure: { status: 400, reasons: named }, isReadable: false, proven: false },
  { what: 'nothing sent', failure: { kind: 'network', isUnsent: true }, isReadable: false, proven: true },
] as const)('$what proves that nothing was saved: $proven', async ({ failure, isReadable, proven }) => {
  const { now } = await tick(
    { ...failure, reasons: [...('reasons' in failure ? failure.reasons : [])] },
    Infinity,
    isReadable,
  );
  expect(now().notSaved).toBe(proven);
});
