import { channel } from 'redux-saga';
import { expect, it } from 'vitest';
import { expiryDatesSaga } from '@/features/file/expiry/expiryDatesSaga';
import type { Area } from '@/config/paths';
import type { LoanId } from '@/config/loanId';
import { loanOpened } from '@/features/loan/loanSlice';
import { placeChanged } from '@/features/navigation/navigationSlice';
import type { LoanDeps } from '@/sagaDeps';
import { readWanted, selectRead } from '@/reads/readState';
import { readsSaga } from '@/reads/readsSaga';
import { sagaStore } from '@tests/support/sagaStore';

const LOAN_ID = '7100101' as LoanId;

it('reads the dates again when Request took the read over and was left meanwhile', async () => {
  const answers: (() => void)[] = [];
  const recentCredit = () => new Promise((resolve) => answers.push(() => resolve(undefined)));
  const deps = {
    api: {
      read: () => recentCredit,
      verifications: { list: () => Promise.resolve(undefined) },
    },
    loanId: LOAN_ID,
    now: Date.now,
    noCalls: () => Promise.resolve(),
  } as unknown as LoanDeps;
  const store = sagaStore();
  const goTo = (area: Area) =>
    store.dispatch(placeChanged({ href: area, kind: 'guarded', loanId: LOAN_ID, area, wantsFirstRoute: false }));
  store.dispatch(loanOpened(LOAN_ID));
  goTo('history');
  store.run(expiryDatesSaga, deps, channel());
  await expect.poll(() => answers.length).toBe(1);
  goTo('request');
  store.run(readsSaga, deps);
  store.dispatch(readWanted({ name: 'recentRequest' }));
  expect(answers).toHaveLength(2);
  goTo('selection');
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(3);
  answers[2]?.();
  await expect.poll(() => selectRead(store.getState(), 'recentRequest').status).toBe('ready');
});
