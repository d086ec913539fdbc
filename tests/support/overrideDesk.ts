import type { Store } from '@reduxjs/toolkit';
import { vi } from 'vitest';
import type { Recommendations } from '@/features/selection/api/selections';
import type { LoanId } from '@/config/loanId';
import { placeChanged } from '@/features/navigation/navigationSlice';
import { overrideSaga } from '@/features/selection/sagas/overrideSaga';
import { overrideDraftEdited, overrideSavePressed, resultChosen } from '@/features/selection/state/overrideSlice';
import { selectShownResults } from '@/features/selection/state/selectionSelectors';
import { userReceived } from '@/features/session/sessionSlice';
import { FailedCall, type Failure } from '@/lib/failure';
import type { LoanDeps } from '@/sagaDeps';
import { readAnswered } from '@/reads/readState';
import { loanHeader, lpaItem, lpaResult, runItem, selectionResult } from '@tests/fixtures/selection';
import type { OverrideLogEntry, SelectionResult } from '@/features/selection/api/contract/selection';
import { sagaStore } from './sagaStore';

export const LOAN_ID = '7100101' as LoanId;
export const before = [selectionResult({ isRecommended: true }), lpaResult()];
export const after = [selectionResult({ isRecommended: true }), lpaResult({ isSelected: true })];
export const reasons = [{ overrideReasonId: '2', overrideReason: 'Better pricing', isCommentRequired: false }];

/** The server's time of the press. */
export const PRESSED_AT = Date.parse('2026-11-14T11:00:00Z');

/** The entry of this press in the log. */
export const entry = (over: Partial<OverrideLogEntry> = {}): OverrideLogEntry => ({
  overrideLogId: '9',
  overriddenOn: '2026-11-14T11:00:01Z',
  overriddenBy: 'Rita Ibarra',
  fromAusRequestType: 'DU',
  toAusRequestType: 'LPA',
  overrideReason: 'Better pricing',
  comment: null,
  requestId: '4182',
  ...over,
});

export const failing = (over: Partial<Failure>) => () =>
  Promise.reject(new FailedCall({ kind: 'http', call: 'overrideSelection', ...over }));

const goTo = ({ dispatch }: Pick<Store, 'dispatch'>, area: 'selection' | 'history') =>
  dispatch(
    placeChanged({ href: `/${LOAN_ID}/${area}`, kind: 'guarded', loanId: LOAN_ID, area, wantsFirstRoute: false }),
  );

/** DU is recommended; the user has chosen LPA and a reason. */
export function choosingLpa(lockedAusRequestTypeId: number | null = null) {
  const override = vi.fn((_order: unknown): Promise<unknown> => Promise.resolve({ results: after, logs: [entry()] }));
  const list = vi.fn((_read: { runId: string }): Promise<SelectionResult[] | undefined> => Promise.resolve(after));
  const header = vi.fn(() => Promise.resolve(loanHeader()));
  const recommendations = vi.fn((_of: unknown): Promise<Recommendations> =>
    Promise.resolve({ recommendations: [], reasons, logs: [entry()] }),
  );
  const deps = {
    loanId: LOAN_ID,
    now: Date.now,
    serverClock: { now: () => PRESSED_AT },
    api: { selections: { override, list, recommendations }, loans: { header } },
    report: (error: unknown) => {
      throw error;
    },
  } as unknown as LoanDeps;
  const actions: string[] = [];
  const store = sagaStore({ onAction: (type) => void actions.push(type) });
  store.run(overrideSaga, deps);
  goTo(store, 'selection');
  store.dispatch(userReceived({ id: 'rita.ibarra', displayName: 'Rita Ibarra' }));
  store.dispatch(readAnswered({ name: 'loanHeaderData', answer: loanHeader({ lockedAusRequestTypeId }) }));
  store.dispatch(readAnswered({ name: 'historySection', answer: [runItem({ isRecommended: true }), lpaItem()] }));
  store.dispatch(readAnswered({ name: 'recommendations', answer: { recommendations: [], reasons, logs: [] } }));
  store.dispatch(readAnswered({ name: 'currentRunSelections', key: '418', answer: before }));
  store.dispatch(resultChosen('502'));
  store.dispatch(overrideDraftEdited({ reasonId: '2' }));
  const tick = () => selectShownResults(store.getState()).find(({ isSelected }) => isSelected)?.ausRequestType;
  return { store, override, list, header, recommendations, actions, tick };
}

export type Choosing = ReturnType<typeof choosingLpa>;

export async function save({ store }: Choosing): Promise<void> {
  store.dispatch(overrideSavePressed());
  await vi.advanceTimersByTimeAsync(0);
}

/** What the log has when it is read back. */
export const logIs = ({ recommendations }: Choosing, ...logs: OverrideLogEntry[]) =>
  recommendations.mockResolvedValue({ recommendations: [], reasons, logs });
