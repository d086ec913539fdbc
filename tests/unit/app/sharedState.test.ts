import { beforeAll, expect, it } from 'vitest';
import { loadArea } from '@/app/loadArea';
import { rootReducer } from '@/app/store';
import { AREAS } from '@/config/paths';
import { selectIsValidating } from '@/features/request/state/orderIssueSelectors';
import { selectSessionExpires } from '@/features/session/sessionExpires';
import { sessionEnded } from '@/features/session/sessionSlice';

// A screen's slices join the store with its code.
beforeAll(() => Promise.all(AREAS.map(loadArea)));

const state = () => rootReducer(undefined, { type: 'start' });

// @spec DAT-18
it('the table of the request setup starts with the columns of the specification', () => {
  expect(state().orderData.tableHeaders).toEqual(['aus', 'transaction_type', 'identifier']);
});

// @spec NAV-22, DAT-36
it('the flags of the layout are all on by default', () => {
  expect(state().navigation.visibility).toEqual({ topNav: true, leftNav: true, footer: true });
});

// @spec DAT-23, DAT-37
it('the session expiry state has the members of the specification, hidden by default', () => {
  expect(selectSessionExpires(state())).toEqual({
    isVisible: false,
    message: '',
    startCountdown: false,
    isInternalServerError: false,
  });
  const ended = { message: 'User session has timed out.', kind: 'over', leavesAt: 5 } as const;
  expect(selectSessionExpires(rootReducer(state(), sessionEnded(ended)))).toEqual({
    isVisible: true,
    message: 'User session has timed out.',
    startCountdown: true,
    isInternalServerError: false,
  });
});

// @spec DAT-29
it('the checks have the members of the specification', () => {
  expect(Object.keys(selectIsValidating(state())).sort()).toEqual([
    'acknowledgementCheckIsFine',
    'digiVerificationIsFin',
    'digiVerificationModel',
    'requestSetupIsFin',
    'requestSetupModel',
    'transactionHistIsFin',
    'transactionModel',
  ]);
});
