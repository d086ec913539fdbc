import type { Loan } from '@sandbox/world/model';
import { isDu, isServicer } from '@sandbox/world/services';
import { isWholesale } from '@sandbox/world/stages';
import { closedUntilOf } from './ausOptions';
import type { Order } from './context';
import { problem, when, type OrderProblem } from './orderProblem';

const NOTHING_CHOSEN = 'Cannot submit both AUS services as Not Applicable.';
const CASEFILE_MISSING = 'Case File Identifier is missing.';
const KEY_MISSING = 'LPA Key Identifier is missing.';
const SERVICER_KEY_MISSING = 'LPA Through Caliber Key Identifier is missing.';
const CASEFILE = /^\d{10}$/;

type OrderedAus = Order['ausRequests'][number];

/** Returns the problems with the chosen systems, their transaction types and identifiers. */
export function ausProblems({ ausRequests, isMultiAusRequest }: Order, loan: Loan, now: number): OrderProblem[] {
  if (ausRequests.length === 0) return [problem('DU transaction type', 'ausRequests', NOTHING_CHOSEN)];
  const ids = ausRequests.map(({ ausRequestTypeId }) => ausRequestTypeId);
  return [
    ...when(
      new Set(ids).size < ids.length || (ids.includes(3) && ids.some(isServicer)),
      problem('LPAC transaction type', 'ausRequests'),
    ),
    ...when(ids.some(isServicer) && !isWholesale(loan.channelId), problem('LPAC transaction type', 'ausRequests')),
    ...when(isMultiAusRequest !== ids.length > 1, problem('generic invalid field', 'isMultiAusRequest')),
    ...ausRequests.flatMap((request, place) => identifierProblems(request, `ausRequests.${place}`)),
    ...ids.flatMap((id, place) =>
      when(closedUntilOf(loan, id, now) !== null, problem('generic invalid field', `ausRequests.${place}`)),
    ),
  ];
}

function identifierProblems(request: OrderedAus, field: string): OrderProblem[] {
  if (request.transactionType === 'request_new') return [];
  const { ausRequestTypeId: id, caseFileIdentifier = '', lpaKeyIdentifier, lpaLoanIdentifier } = request;
  if (isDu(id))
    return when(
      !CASEFILE.test(String(caseFileIdentifier)),
      problem('DU cfi', `${field}.caseFileIdentifier`, CASEFILE_MISSING),
    );
  const missing = isServicer(id) ? SERVICER_KEY_MISSING : KEY_MISSING;
  return [
    ...when(!lpaKeyIdentifier, problem('LPA key id', `${field}.lpaKeyIdentifier`, missing)),
    ...when(!isServicer(id) && !lpaLoanIdentifier, problem('LPA loan id', `${field}.lpaLoanIdentifier`)),
  ];
}
