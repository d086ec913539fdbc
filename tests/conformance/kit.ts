import type { FeatureName } from './features';
import { createAsk, newRecords } from './ask';
import type { Client } from './client';
import { makeChanges } from './makeChanges';
import { readLoan } from './readLoan';
import { callsOf, FEATURE_NAMES, verdictOf, type Verdict } from './verdict';

export interface KitSetup {
  client: Client;
  /** Loans that are read; together they light the features. */
  loanIds: readonly [string, ...string[]];
  userId?: string | undefined;
  /** Orders on the first loan, which must be a test loan. */
  areOrdersAllowed: boolean;
  features?: readonly FeatureName[] | undefined;
}

/** Reads the loans, makes the changes if they are allowed, and judges the answers. */
export async function runKit({ client, loanIds, userId = NO_EMPLOYEE, ...scope }: KitSetup): Promise<Verdict> {
  const records = newRecords();
  const wanted = callsOf(scope.features ?? FEATURE_NAMES);
  for (const [place, loanId] of loanIds.entries()) {
    const ask = createAsk(client, records, wanted, loanId);
    const answers = await readLoan(ask, { loanId, userId });
    if (scope.areOrdersAllowed && place === 0) await makeChanges(ask, answers, wanted);
  }
  return verdictOf(records, scope);
}

/** Not an employee: the lookup answers 404. */
const NO_EMPLOYEE = 'conformance-kit';
