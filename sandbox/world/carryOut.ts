import type { Facts } from './facts';
import { casefileFor, lpaKeyFor, lpaLoanIdentifierFor, referenceNumberFor } from './identifiers';
import { identifierOnFile, reportOnFile, submissionsOf } from './onFile';
import { creditReadyAt, creditStartsAt, finishedAt, waterfallAt, type Timing } from './lifecycle';
import { creditRefusal, failsLpa, isInvalidKey, isSlow } from './magic';
import type { CreditLine, Loan, Run, ServiceRun } from './model';
import { failedWith, type Outcome } from './outcome';
import type { RunPlan, ServicePlan } from './plan';
import type { Submission } from './submission';
import { invalidKey, judge } from './verdict';

/** Decides everything that will happen to an order; reading it at a time shows how far it has come. */
export function carryOut(loan: Loan, plan: RunPlan, scale: number): Run {
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
    linkedRequestId: linkedRequest(loan, credit),
  };
}

/** A new report gets a number of its own, one for a joint pair; a reissue without a number takes the one on file. */
function withReference(loan: Loan, plan: RunPlan, requestId: string, line: CreditLine): CreditLine {
  const { credit, orderedAt } = plan;
  if (line.reportType === 'REPORT_TYPE_RE_ISSUE' && line.referenceNumber === null) {
    const onFile = reportOnFile(loan, line.borrowerId, orderedAt)?.line;
    return { ...line, referenceNumber: onFile?.referenceNumber ?? null };
  }
  if (!line.isSelected || line.reportType !== 'REPORT_TYPE_REQUEST_NEW') return line;
  const owner = line.isJoint ? (jointPartner(loan, credit, line) ?? line.borrowerId) : line.borrowerId;
  return { ...line, referenceNumber: referenceNumberFor(loan.loanId, requestId, owner) };
}

function jointPartner(loan: Loan, credit: readonly CreditLine[], { borrowerId }: CreditLine): string | undefined {
  const application = loan.borrowers.find((b) => b.borrowerId === borrowerId)?.applicationId;
  return loan.borrowers.find(
    (b) => b.applicationId === application && credit.some((l) => l.borrowerId === b.borrowerId),
  )?.borrowerId;
}

/** The credit order whose report is used again. */
function linkedRequest(loan: Loan, credit: readonly CreditLine[]): string | null {
  const reissued = credit.find(({ reportType }) => reportType === 'REPORT_TYPE_RE_ISSUE')?.referenceNumber;
  if (!reissued) return null;
  const origin = loan.runs.findLast(
    ({ services, credit: lines }) => services.length === 0 && lines.some((l) => l.referenceNumber === reissued),
  );
  return origin?.requestId ?? null;
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
  const onFile = service.transactionType === 'import_existing' ? identifierOnFile(loan, service.ausId) : undefined;
  const fresh = service.ausId === 2 ? casefileFor(loan.loanId, requestId) : lpaKeyFor(loan.loanId, requestId);
  const identifier = service.identifier ?? onFile?.identifier ?? fresh;
  return {
    requestId,
    uiOnlyRequestId: String(50_000_000 + serial),
    responseId: 70_000_000 + serial,
    ausId: service.ausId,
    transactionType: service.transactionType,
    identifier,
    lpaLoanIdentifier:
      service.ausId === 2
        ? null
        : (service.lpaLoanIdentifier ?? onFile?.lpaLoanIdentifier ?? lpaLoanIdentifierFor(loan.loanId)),
    finishesAt: finishedAt(timing, service.ausId, creditError !== null),
    outcome: service.outcome ?? outcomeOf(order, identifier),
  };
}

function outcomeOf({ loan, plan, facts, creditError, service }: ServiceOrder, identifier: string): Outcome {
  if (creditError !== null) return failedWith(creditError);
  if (loan.alwaysFails !== null) return failedWith(loan.alwaysFails);
  const isLpa = service.ausId !== 2;
  if (isLpa && failsLpa(plan.note))
    return failedWith('The loan data could not be processed.\nCorrect the loan and submit it again.');
  const submission: Submission = {
    system: isLpa ? 'LPA' : 'DU',
    facts,
    borrowers: loan.borrowers.filter(({ borrowerId }) => isOrdered(plan, borrowerId)),
    verifications: plan.verifications ?? loan.verifications,
    isAppraisalKnown: loan.appraisalKnownTo.includes(isLpa ? 'LPA' : 'DU'),
    isSoft: plan.isSoft,
    number: submissionsOf(loan, service.ausId).length + 1,
    at: plan.orderedAt,
  };
  const isRefusedKey = isLpa && service.transactionType === 'import_existing' && isInvalidKey(identifier);
  return { kind: 'verdict', verdict: isRefusedKey ? invalidKey(submission) : judge(submission) };
}

const isOrdered = ({ credit }: RunPlan, borrowerId: string): boolean =>
  credit.length === 0 || credit.some((line) => line.borrowerId === borrowerId && line.isSelected);
