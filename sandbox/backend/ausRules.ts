import type { Loan } from '@sandbox/world/model';
import { isServicer, SERVICES } from '@sandbox/world/services';
import { isWholesale } from '@sandbox/world/stages';
import { closedUntilOf } from './ausOptions';
import type { Order } from './context';
import { problem, when, type OrderProblem } from './orderProblem';

const NOTHING_CHOSEN = 'Cannot submit both AUS services as Not Applicable.';

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
  const { ausRequestTypeId: id, lpaLoanIdentifier } = request;
  const { identifier, loanOnFile } = SERVICES[id];
  const { ordered, form, check, missing } = identifier;
  return [
    ...when(!form.test(String(request[ordered] ?? '')), problem(check, `${field}.${ordered}`, missing)),
    ...when(
      loanOnFile !== null && !isServicer(id) && !lpaLoanIdentifier,
      problem('LPA loan id', `${field}.lpaLoanIdentifier`),
    ),
  ];
}
