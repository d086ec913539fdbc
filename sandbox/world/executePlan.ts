import { linkedRequest, withReference } from './creditLines';
import type { Facts } from './facts';
import { casefileFor, lpaKeyFor, lpaLoanIdentifierFor } from './identifiers';
import { identifierOnFile, submissionsOf } from './onFile';
import { creditReadyAt, creditStartsAt, finishedAt, waterfallAt, type Timing } from './lifecycle';
import { creditRefusal, failsLpa, isInvalidKey, isSlow } from './magic';
import type { Loan, Run, ServiceRun } from './model';
import { failedWith, type Outcome } from './outcome';
import type { RunPlan, ServicePlan } from './plan';
import { isDu, SERVICES } from './services';
import type { Submission } from './submission';
import { invalidKey, judge } from './verdict';

const LPA_FAILURE = 'The loan data could not be processed.\nCorrect the loan and submit it again.';

/**
 * Decides the whole course of an order in advance. Its progress follows from comparing its times with the current time.
 */
export function executePlan(loan: Loan, plan: RunPlan, scale: number): Run {
  const runId = Number(loan.loanId.slice(-3)) * 1_000 + loan.runs.length + 1;
  const requestId = String(runId * 10);
  const timing: Timing = { orderedAt: plan.orderedAt, scale, isSlow: isSlow(plan.note) };
  const facts = plan.facts ?? loan.facts;
  const creditError = creditRefusal(plan);
  const credit = plan.credit.map((line) => withReference(loan, plan, requestId, line));
  return {
    runId,
    requestId,
    orderedAt: plan.orderedAt,
    submittedBy: plan.submittedBy,
    facts,
    isSoft: plan.isSoft,
    agencyId: plan.agencyId,
    credit,
    creditStartsAt: creditStartsAt(timing),
    creditReadyAt: creditReadyAt(timing),
    creditError,
    services: plan.services.map((service, place) =>
      serviceRun({ loan, plan, facts, timing, creditError, service, serial: runId * 10 + place + 1 }),
    ),
    waterfallAt: waterfallAt(timing),
    preset: plan.preset,
    note: plan.note,
    requestKey: plan.requestKey ?? null,
    linkedRequestId: linkedRequest(loan, credit),
  };
}

interface ServiceOrder {
  loan: Loan;
  plan: RunPlan;
  facts: Facts;
  timing: Timing;
  creditError: string | null;
  service: ServicePlan;
  serial: number;
}

function serviceRun(order: ServiceOrder): ServiceRun {
  const { loan, service, timing, creditError, serial } = order;
  const requestId = String(serial);
  const known = identifierOnFile(loan, service.ausId, timing.orderedAt);
  const transactionType = service.transactionType ?? (known ? 'import_existing' : 'request_new');
  const onFile = transactionType === 'import_existing' ? known : undefined;
  const fresh = isDu(service.ausId) ? casefileFor(loan.loanId, requestId) : lpaKeyFor(loan.loanId, requestId);
  const identifier = service.identifier ?? onFile?.identifier ?? fresh;
  return {
    requestId,
    uiOnlyRequestId: String(50_000_000 + serial),
    responseId: 70_000_000 + serial,
    ausId: service.ausId,
    transactionType,
    identifier,
    lpaLoanIdentifier: isDu(service.ausId)
      ? null
      : (service.lpaLoanIdentifier ?? onFile?.lpaLoanIdentifier ?? lpaLoanIdentifierFor(loan.loanId)),
    finishesAt: finishedAt(timing, service.ausId, creditError !== null),
    outcome: service.outcome ?? outcomeOf(order, transactionType, identifier),
  };
}

function outcomeOf(
  { loan, plan, facts, creditError, service }: ServiceOrder,
  transactionType: ServiceRun['transactionType'],
  identifier: string,
): Outcome {
  const { system } = SERVICES[service.ausId];
  if (creditError !== null) return failedWith(creditError);
  if (loan.alwaysFails !== null) return failedWith(loan.alwaysFails);
  if (system === 'LPA' && failsLpa(plan.note)) return failedWith(LPA_FAILURE);
  const submission: Submission = {
    system,
    facts,
    borrowers: loan.borrowers.filter(({ borrowerId }) => isOrdered(plan, borrowerId)),
    verifications: plan.verifications ?? loan.verifications,
    isAppraisalKnown: loan.appraisalKnownTo.includes(system),
    isInspectionOffered: loan.isInspectionOffered,
    isSoft: plan.isSoft,
    number: submissionsOf(loan, service.ausId).length + 1,
    at: plan.orderedAt,
  };
  const isRefusedKey = system === 'LPA' && transactionType === 'import_existing' && isInvalidKey(identifier);
  return { kind: 'verdict', verdict: isRefusedKey ? invalidKey(submission) : judge(submission) };
}

const isOrdered = ({ credit }: RunPlan, borrowerId: string): boolean =>
  credit.length === 0 || credit.some((line) => line.borrowerId === borrowerId && line.isSelected);
