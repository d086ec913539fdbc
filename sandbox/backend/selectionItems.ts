import type { WireOf } from '@sandbox/http/wireOf';
import type { selectionItem } from '@/features/selection/api/contract/selection';
import type { Context } from './context';
import { isoDateTime } from '@sandbox/world/clock';
import { cltvOf, dtiOf, ltvOf } from '@sandbox/world/facts';
import type { Loan, Run, ServiceRun } from '@sandbox/world/model';
import { submissionsOf } from '@sandbox/world/onFile';
import { answerBy, ownIdOf, type Ordered } from '@sandbox/world/ordered';
import { isWaterfallApplied, placingsOf, selectedRequestId } from '@sandbox/world/runs';
import { isServicer, SERVICES } from '@sandbox/world/services';
import type { Verdict } from '@sandbox/world/verdict';
import { fundsOf } from '@sandbox/world/waterfall';
import { sentFindings } from '@sandbox/documents/response/sentFindings';
import { documentId, hasFindingsDocument } from '@sandbox/documents/documentId';

/** Returns the results of a run, one for each service. */
export const selectionItemsOf = (loan: Loan, run: Run, { now, world: { habits } }: Pick<Context, 'now' | 'world'>) =>
  run.services.map((service) => selectionItemOf({ loan, run, service }, service, now, habits.sendsFindings));

function selectionItemOf(
  ordered: Ordered,
  service: ServiceRun,
  now: number,
  sendsFindings: boolean,
): WireOf<typeof selectionItem> {
  const { loan, run } = ordered;
  const { outcome, requestId } = service;
  const { isDone, status, error, verdict } = answerBy(now, ordered);
  const placing = placingsOf(loan, run, now).find((candidate) => candidate.requestId === requestId);
  return {
    requestId,
    uiOnlyRequestId: ownIdOf(ordered),
    responseId: isDone ? service.responseId : null,
    ausRequestTypeId: service.ausId,
    ausRequestType: SERVICES[service.ausId].type,
    isLPThroughCaliber: isServicer(service.ausId),
    casefileId: verdict ? service.identifier : null,
    auLoanIdentifier: service.lpaLoanIdentifier,
    status,
    isRecommended: placing?.isRecommended ?? false,
    isSelected: selectedRequestId(loan, run) === requestId,
    isWaterfallLogicApplied: isWaterfallApplied(run, now),
    waterfallReasons: [...(placing?.reasons ?? [])],
    findingsDocumentId: isDone && hasFindingsDocument(outcome) ? documentId(loan.loanId, 'findings', requestId) : null,
    error,
    requestDate: isoDateTime(run.orderedAt),
    receivedOn: isDone ? isoDateTime(service.finishesAt) : null,
    submittedBy: run.submittedBy,
    submissionNumber: submissionsOf(loan, service.ausId).findIndex((s) => s.service === service) + 1,
    productMoniker: run.facts.productMoniker,
    isOutOfDate: JSON.stringify(run.facts) !== JSON.stringify(loan.facts),
    findings: sendsFindings && isDone ? sentFindings(ordered, service).findings : null,
    ...(verdict ? foundBy(verdict, run) : NOTHING_FOUND),
  };
}

const foundBy = (verdict: Verdict, { facts }: Run) => ({
  recommendation: verdict.recommendation,
  purchaseEligibility: verdict.isEligible ? 'Eligible' : 'Ineligible',
  isAppraisalWaived: verdict.waiver.isOffered,
  appraisalWaiverType: verdict.waiver.type,
  appraisalWaiverText: verdict.waiver.text,
  dti: dtiOf(facts),
  ltv: ltvOf(facts),
  cltv: cltvOf(facts),
  fundsToVerify: fundsOf({ verdict }, facts),
  reservesMonths: facts.reservesMonths,
  conditionCount: verdict.conditions.length,
});

const NOTHING_FOUND: Readonly<Record<keyof ReturnType<typeof foundBy>, null>> = {
  recommendation: null,
  purchaseEligibility: null,
  isAppraisalWaived: null,
  appraisalWaiverType: null,
  appraisalWaiverText: null,
  dti: null,
  ltv: null,
  cltv: null,
  fundsToVerify: null,
  reservesMonths: null,
  conditionCount: null,
};
