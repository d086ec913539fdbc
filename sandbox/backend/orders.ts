import type { orderCalls } from '@/features/request/api/contract/orders';
import { isoDateTime } from '@sandbox/world/clock';
import { executePlan } from '@sandbox/world/executePlan';
import type { Loan, Run, RunPlan, ServicePlan } from '@sandbox/world/model';
import { orderedIn, ownIdOf, requestIdOf, type Ordered } from '@sandbox/world/ordered';
import { findRun, multiIdOf } from '@sandbox/world/runs';
import { accountKey } from './agencies';
import type { Answerers, Context, Order } from './context';
import { json, refuse } from './refusal';
import { orderProblems } from './orderRules';
import { requestDetailOf } from './requestDetail';
import { SOFT_AGENCY_ID } from '@sandbox/world/agencies';
import { SERVICES } from '@sandbox/world/services';

export const orderAnswers: Answerers<typeof orderCalls> = {
  placeOrder: (context) => {
    const { loan, persona, world, body: order, now, timeScale } = context;
    if (!persona.privileges.canSubmitAus || loan.hasNoPrivileges)
      return refuse(403, `${persona.displayName} may not order`);
    const { habits } = world;
    const repeated = world.answeredOrders.get(order.clientRequestKey);
    if (repeated && habits.deduplicates) return json(repeated, 409);
    const errors = orderProblems(order, loan, now);
    if (errors.length > 0) return json({ errors }, 400);
    const plan = planOf(order, loan, persona.displayName, now);
    const services = plan.services.filter(({ ausId }) => !habits.leavesOut.includes(ausId));
    const run = executePlan(loan, { ...plan, services }, timeScale);
    loan.runs.push(run);
    remember(context, run);
    const answer = { multiAusRequestId: multiIdOf(run), requests: orderedIn(loan, [run]).map(placedRequest) };
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

const placedRequest = (ordered: Ordered) => ({
  requestId: requestIdOf(ordered),
  uiOnlyRequestId: ownIdOf(ordered),
  ausRequestTypeId: ordered.service?.ausId ?? 0,
  status: 'Processing',
  requestDate: isoDateTime(ordered.run.orderedAt),
});

/**
 * Stores what the order says beyond the request: the authorization and, if the user wants it and the agency delivers,
 * the account number.
 */
function remember({ loan, persona, world, body: order, now }: Context<Order>, { creditError }: Run): void {
  if (order.isBorrowerAcknowledgementForCreditPullObtained && !loan.acknowledgement.isObtained) {
    loan.acknowledgement = { isObtained: true, at: now, by: persona.displayName };
  }
  const agency = order.creditAgency;
  if (creditError === null && agency?.rememberAccountDetails && agency.userName) {
    world.rememberedAccounts.set(accountKey(persona.id, Number(agency.creditAgencyId)), agency.userName);
  }
}

/** The only password that every agency refuses. */
const WRONG_PASSWORD = 'wrong';

/** Converts an order to a run plan. Of the password, the plan keeps only whether the agency accepts it. */
export const planOf = (order: Order, loan: Loan, submittedBy: string, now: number): RunPlan => ({
  requestKey: order.clientRequestKey,
  orderedAt: now,
  submittedBy,
  services: order.ausRequests.map(serviceOf),
  credit: order.requestBorrowers.map((line) => ({
    borrowerId: String(line.borrowerId),
    isSelected: line.isSelected,
    reportType: line.reportType,
    referenceNumber: textOf(line.reportReferenceNumber),
    isJoint: line.isJoint,
    copyLiabilities: line.autoCopyLiabilities,
    formFreeReportNumber: textOf(line.formFreeReportNumber),
  })),
  agencyId: agencyIdOf(order),
  isSoft: order.isGseSoftCreditPull,
  hasWrongPassword: order.creditAgency?.password === WRONG_PASSWORD,
  verifications: loan.verifications.filter((report) =>
    order.digitalVerifications.some(
      (included) => String(included.reportId) === report.reportId && String(included.borrowerId) === report.borrowerId,
    ),
  ),
  note: order.note ?? null,
});

const textOf = (id: string | number | null): string | null => (id === null ? null : String(id));

/** A soft pull without an agency uses the lender's own. */
function agencyIdOf({ creditAgency, isGseSoftCreditPull }: Order): number | null {
  if (creditAgency) return Number(creditAgency.creditAgencyId);
  return isGseSoftCreditPull ? SOFT_AGENCY_ID : null;
}

function serviceOf(service: Order['ausRequests'][number]): ServicePlan {
  const { ausRequestTypeId: ausId, transactionType } = service;
  if (transactionType === 'request_new') return { ausId, transactionType };
  const identifier = service[SERVICES[ausId].identifier.ordered];
  return {
    ausId,
    transactionType,
    ...(identifier && { identifier: String(identifier) }),
    ...(service.lpaLoanIdentifier && { lpaLoanIdentifier: String(service.lpaLoanIdentifier) }),
  };
}
