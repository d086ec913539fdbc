import { calls } from '@/app/calls';
import type { CallName } from '@/http/contract/call';
import type { LoanFault } from '@sandbox/world/model';
import { loan, type GivenLoan } from '@sandbox/world/seed';

/** Creates an ordinary loan with a past run, so that only its fault is special. */
const ordinary = (loanId: string, given: Partial<GivenLoan> & Pick<GivenLoan, 'story'>) =>
  loan(loanId, [['Robin Case']], () => ({
    loanNumber: `0123904${loanId.slice(-3)}`,
    property: ['1 Example Street', 'Springfield', 'IL', '62701'],
    facts: { productMoniker: 'CONF30F', loanAmount: 200_000, value: 250_000, monthlyIncome: 7_000, dti: 35 },
    past: [{ at: [3, 11], by: 'rita.ibarra', services: [2, 3], credit: 'new' }],
    ...given,
  }));

export const brokenServices = ordinary('7100190', {
  story: 'System case: history and recent request fail with 500 and a tracking number.',
  loanFaults: [
    { call: 'historyDetails', kind: 'status', status: 500 },
    { call: 'recentRequest', kind: 'status', status: 500 },
  ],
});

export const expiredSession = ordinary('7100191', {
  story: 'System case: history answers 401, the session has timed out.',
  loanFaults: [{ call: 'historyDetails', kind: 'expired' }],
});

export const noPrivileges = ordinary('7100192', {
  story: 'System case: no privileges at all and a header without its optional values.',
  hasNoPrivileges: true,
  hasBareHeader: true,
});

/** Reads without which no screen can be shown. */
const ALWAYS_WORKING: readonly CallName[] = ['loanHeader', 'privileges', 'employee'];

export const emptyAnswers = ordinary('7100193', {
  story: 'System case: every optional read is answered with null.',
  loanFaults: (Object.keys(calls) as CallName[])
    .filter((call) => calls[call].method === 'GET' && !ALWAYS_WORKING.includes(call))
    .map((call): LoanFault => ({ call, kind: 'null' })),
});
