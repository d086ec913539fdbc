import type { Loan } from '@sandbox/world/model';
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
      new Set(ids).size < ids.length || (ids.includes(3) && ids.includes(999)),
      problem('LPAC transaction type', 'ausRequests'),
    ),
    ...when(ids.includes(999) && !isWholesale(loan.channelId), problem('LPAC transaction type', 'ausRequests')),
    ...when(isMultiAusRequest !== ids.length > 1, problem('generic invalid field', 'isMultiAusRequest')),
    ...ausRequests.flatMap((request, place) => identifierProblems(request, `ausRequests.${place}`)),
    ...ids.flatMap((id, place) =>
      when(closedUntilOf(loan, id, now) !== null, problem('generic invalid field', `ausRequests.${place}`)),
    ),
  ];
}

function identifierProblems(request: OrderedAus, field: string): OrderProblem[] {
  if (request.transactionType === 'request_new') return [];
  const { caseFileIdentifier = '', lpaKeyIdentifier, lpaLoanIdentifier } = request;
  switch (request.ausRequestTypeId) {
    case 2:
      return when(
        !CASEFILE.test(String(caseFileIdentifier)),
        problem('DU cfi', `${field}.caseFileIdentifier`, CASEFILE_MISSING),
      );
    case 3:
      return [
        ...when(!lpaKeyIdentifier, problem('LPA key id', `${field}.lpaKeyIdentifier`, KEY_MISSING)),
        ...when(!lpaLoanIdentifier, problem('LPA loan id', `${field}.lpaLoanIdentifier`)),
      ];
    case 999:
      return when(!lpaKeyIdentifier, problem('LPA key id', `${field}.lpaKeyIdentifier`, SERVICER_KEY_MISSING));
  }
}
