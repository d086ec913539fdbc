import { calls, type CallName } from '@/api/contract/calls';
import { borrowersNamed } from '@sandbox/world/borrowers';
import { workingDaysBefore } from '@sandbox/world/clock';
import { factsWith } from '@sandbox/world/facts';
import type { LoanFault, LoanProfile } from '@sandbox/world/model';
import { newFindings, obtained, past, profile, reports, type LoanSeed, type LoanSeeder } from '@sandbox/world/seed';

/** Creates an ordinary loan with a past run, so that only its fault is special. */
function ordinary(now: number, given: Partial<LoanProfile> & { loanId: string; story: string }): LoanSeed {
  const borrowers = borrowersNamed(given.loanId, [['Robin Case']]);
  return {
    profile: profile({
      loanNumber: `0123904${given.loanId.slice(-3)}`,
      borrowers,
      property: { street: '1 Example Street', city: 'Springfield', state: 'IL', zip: '62701' },
      facts: factsWith({
        productMoniker: 'CONF30F',
        loanAmount: 200_000,
        value: 250_000,
        monthlyIncome: 7_000,
        dti: 35,
      }),
      ...given,
    }),
    past: [
      past(workingDaysBefore(now, 3, 11), 'rita.ibarra', {
        services: [newFindings(2), newFindings(3)],
        credit: reports({ borrowers }, 'REPORT_TYPE_REQUEST_NEW'),
      }),
    ],
    acknowledgement: obtained(workingDaysBefore(now, 3, 10, 55), 'rita.ibarra'),
  };
}

export const brokenServices: LoanSeeder = (now) =>
  ordinary(now, {
    loanId: '7100190',
    story: 'System case: history and recent request fail with 500 and a tracking number.',
    loanFaults: [
      { call: 'historyDetails', kind: 'status', status: 500 },
      { call: 'recentRequest', kind: 'status', status: 500 },
    ],
  });

export const expiredSession: LoanSeeder = (now) =>
  ordinary(now, {
    loanId: '7100191',
    story: 'System case: history answers 401, the session has timed out.',
    loanFaults: [{ call: 'historyDetails', kind: 'expired' }],
  });

export const noPrivileges: LoanSeeder = (now) =>
  ordinary(now, {
    loanId: '7100192',
    story: 'System case: no privileges at all and a header without its optional values.',
    hasNoPrivileges: true,
    hasBareHeader: true,
  });

/** Reads without which no screen can be shown. */
const ALWAYS_WORKING: readonly CallName[] = ['loanHeader', 'privileges', 'employee'];

export const emptyAnswers: LoanSeeder = (now) =>
  ordinary(now, {
    loanId: '7100193',
    story: 'System case: every optional read is answered with null.',
    loanFaults: (Object.keys(calls) as CallName[])
      .filter((call) => calls[call].method === 'GET' && !ALWAYS_WORKING.includes(call))
      .map((call): LoanFault => ({ call, kind: 'null' })),
  });
