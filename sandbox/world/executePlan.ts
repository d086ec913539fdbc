import { linkedRequest, withReference, casefileFor, lpaKeyFor, lpaLoanIdentifierFor } from './creditLines';
import type { Facts } from './facts';
import { identifierOnFile, submissionsOf } from './onFile';
import type { Loan, Run, ServiceRun, RunPlan, ServicePlan } from './model';
import { failedWith, type Outcome } from './outcome';
import { isDu, SERVICES, type AusId } from './services';
import type { Submission } from './submission';
import { invalidKey, judge } from './verdict';
import { SECOND } from './clock';
import { CLOSED_AGENCY_ID } from './agencies';

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

/** Seconds from the order to each event. */
const EVENTS = { creditStarts: 2, creditReady: 6, duFinished: 9, lpaFinished: 16, waterfall: 17 };

/** Duration of a run whose note requests a slow one. */
const SLOW_SECONDS = 60;

export interface Timing {
  orderedAt: number;
  /** Multiplies every duration. */
  scale: number;
  isSlow: boolean;
}

const after = ({ orderedAt, scale, isSlow }: Timing, seconds: number): number =>
  orderedAt + Math.round(seconds * SECOND * scale * (isSlow ? SLOW_SECONDS / EVENTS.waterfall : 1));

export const creditStartsAt = (timing: Timing): number => after(timing, EVENTS.creditStarts);
export const creditReadyAt = (timing: Timing): number => after(timing, EVENTS.creditReady);
export const waterfallAt = (timing: Timing): number => after(timing, EVENTS.waterfall);

/** Returns when a service finishes. A refused credit order ends all services as soon as the refusal is known. */
export const finishedAt = (timing: Timing, ausId: AusId, isCreditRefused: boolean): number => {
  if (isCreditRefused) return creditReadyAt(timing);
  return after(timing, isDu(ausId) ? EVENTS.duFinished : EVENTS.lpaFinished);
};

const WRONG_REFERENCE =
  '111342: The credit reference number does not match what the credit provider has on file. Check the number or order a new report.';
const WRONG_PASSWORD =
  '111336: The account number or password was not recognised by the credit provider. Check the agency login.';
const AGENCY_DOWN = '41: The credit agency is not available. Try again later or choose another agency.';

/** Returns the agency's error for the inputs that make an order fail on purpose; null for all others. */
export function creditRefusal({ credit, agencyId, hasWrongPassword }: RunPlan): string | null {
  const lines = credit.filter(({ isSelected, reportType }) => isSelected && reportType !== 'REPORT_TYPE_NONE');
  if (lines.length === 0) return null;
  if (hasWrongPassword) return WRONG_PASSWORD;
  if (agencyId === CLOSED_AGENCY_ID) return AGENCY_DOWN;
  return lines.some(
    ({ reportType, referenceNumber }) => reportType === 'REPORT_TYPE_RE_ISSUE' && referenceNumber?.endsWith('99'),
  )
    ? WRONG_REFERENCE
    : null;
}

export const isSlow = (note: string | null): boolean => note?.includes('#slow') ?? false;
export const failsLpa = (note: string | null): boolean => note?.includes('#fail') ?? false;
export const isInvalidKey = (identifier: string): boolean => identifier.toUpperCase().startsWith('X');
