import type { orderCalls } from '@/api/contract/orders';
import { isoDateTime } from '@sandbox/world/clock';
import { carryOut } from '@sandbox/world/carryOut';
import type { Run } from '@sandbox/world/model';
import { findRun, multiIdOf } from '@sandbox/world/runs';
import { accountKey } from './agencies';
import type { Answerers, BodyOf, Context } from './context';
import { json } from './json';
import { planOf } from './orderPlan';
import { orderProblems } from './orderRules';
import { refuse } from './refusal';
import { requestDetailOf } from './requestDetail';

export type Order = BodyOf<'placeOrder'>;

export const orderAnswers: Answerers<typeof orderCalls> = {
  placeOrder: (context) => {
    const { loan, persona, world, body: order, now, timeScale } = context;
    if (!persona.privileges.canSubmitAus || loan.hasNoPrivileges)
      return refuse(403, `${persona.displayName} may not order`);
    const repeated = world.answeredOrders.get(order.clientRequestKey);
    if (repeated) return json(repeated, 409);
    const errors = orderProblems(order, loan, now);
    if (errors.length > 0) return json({ errors }, 400);
    const run = carryOut(loan, planOf(order, loan, persona.displayName, now), timeScale);
    loan.runs.push(run);
    remember(context);
    const answer = { multiAusRequestId: multiIdOf(run), requests: placedRequests(run) };
    world.answeredOrders.set(order.clientRequestKey, answer);
    return answer;
  },
  requestDetail: ({ loan, params: { requestId = '' }, now }) => {
    const run = findRun(loan, requestId);
    return run
      ? requestDetailOf(loan, run, requestId, now)
      : refuse(404, `Loan ${loan.loanId} has no request ${requestId}`);
  },
};

function placedRequests(run: Run) {
  const common = { status: 'Processing', requestDate: isoDateTime(run.orderedAt) };
  if (run.services.length === 0) {
    return [{ ...common, requestId: run.requestId, uiOnlyRequestId: null, ausRequestTypeId: 0 }];
  }
  return run.services.map(({ requestId, uiOnlyRequestId, ausId }) => ({
    ...common,
    requestId,
    uiOnlyRequestId: multiIdOf(run) === 0 ? null : uiOnlyRequestId,
    ausRequestTypeId: ausId,
  }));
}

/** Keeps what the order tells beside itself: the authorisation, and the account number when that was wished. */
function remember({ loan, persona, world, body: order, now }: Context<Order>): void {
  if (order.isBorrowerAcknowledgementForCreditPullObtained && !loan.acknowledgement.isObtained) {
    loan.acknowledgement = { isObtained: true, at: now, by: persona.displayName };
  }
  const agency = order.creditAgency;
  if (agency?.rememberAccountDetails && agency.userName) {
    world.rememberedAccounts.set(accountKey(persona.id, Number(agency.creditAgencyId)), agency.userName);
  }
}
