import type { WireOf } from '@sandbox/http/wireOf';
import type { ausDataSet, historyCalls, historyItem } from '@/features/runs/api/contract/history';
import { documentId, hasFindingsDocument } from '@sandbox/documents/documentId';
import { nameOf } from '@sandbox/world/borrowers';
import { isoDateTime } from '@sandbox/world/clock';
import type { DuFinding } from '@sandbox/world/verdict';
import { dtiOf, housingOf, totalPaymentsOf } from '@sandbox/world/facts';
import { listed } from '@sandbox/world/habits';
import { hasReport } from '@sandbox/world/onFile';
import { answerBy, answeredAt, orderedIn, ownIdOf, requestIdOf, type Ordered } from '@sandbox/world/ordered';
import {
  ausTypeOf,
  creditOf,
  isWaterfallApplied,
  multiIdOf,
  recommendedOf,
  selectedRequestId,
} from '@sandbox/world/runs';
import { isServicer, SERVICES } from '@sandbox/world/services';
import type { Answerers, Context } from './context';

export const historyAnswers: Answerers<typeof historyCalls> = {
  historyDetails: (context) => ({ transactionHistories: listedIn(context).map((each) => itemOf(each, context)) }),
  historyEntries: (context) => ({
    transactionHistories: listedIn(context).map(({ run, service }) => ({
      requestDate: isoDateTime(run.orderedAt),
      requestTypeId: service ? 1 : 2,
    })),
  }),
};

/** What the lender lists, newest first. */
function listedIn({ loan, now, timeScale, world: { habits } }: Context): Ordered[] {
  const known = listed(loan, habits, now, timeScale);
  return orderedIn(known, known.runs.toReversed());
}

function itemOf(ordered: Ordered, { now, world: { habits } }: Context): WireOf<typeof historyItem> {
  const { loan, run, service } = ordered;
  const requestId = requestIdOf(ordered);
  const { isDone, status, error, verdict } = answerBy(now, ordered);
  const isIdentified = isDone ? verdict !== undefined : service?.transactionType === 'import_existing';
  const documentOf = (kind: 'request' | 'response' | 'findings', isThere: boolean): string | null =>
    service && isThere ? documentId(loan.loanId, kind, requestId) : null;
  return {
    requestId,
    uiOnlyRequestId: ownIdOf(ordered),
    ausType: ausTypeOf(run),
    ausRequestType: service ? SERVICES[service.ausId].type : 'Credit',
    ausRequestTypeId: service?.ausId ?? 0,
    multiAusRequestId: multiIdOf(run),
    requestDate: isoDateTime(run.orderedAt),
    receivedOn: isDone ? isoDateTime(answeredAt(ordered)) : null,
    status,
    isError: status === 'Error',
    error,
    isRecommended: recommendedOf(loan, run, now)?.requestId === requestId,
    isSelected: selectedRequestId(loan, run) === requestId,
    isWaterfallLogicApplied: isWaterfallApplied(run, now),
    isGseSoftCreditPull: run.isSoft,
    isLPThroughCaliber: service !== undefined && isServicer(service.ausId),
    casefileId: service && isIdentified ? service.identifier : null,
    submittedBy: run.submittedBy,
    openRequestDocument: documentOf('request', true),
    openResponseDocument: documentOf('response', isDone),
    openResponseDocumentId: documentOf('response', isDone),
    findingsDocumentId: documentOf('findings', isDone && service !== undefined && hasFindingsDocument(service.outcome)),
    completeLink: null,
    loanId: loan.loanId,
    isFinconnectAusIntegrationEnabled: service !== undefined,
    linkedRequestId: run.linkedRequestId,
    clientRequestKey: habits.echoesKeys ? run.requestKey : null,
    creditDetail: creditDetailOf(ordered, now),
    ausDataSet: service ? ausDataSetOf(ordered, verdict?.findings ?? []) : null,
  };
}

/** Returns the credit lines of a run for History, each with its report if there is one. */
const creditDetailOf = ({ loan, run }: Ordered, now: number) =>
  creditOf(loan, run)
    .filter(({ line }) => line.isSelected)
    .map(({ line, borrower }) => {
      const reference = hasReport(run, now) ? line.referenceNumber : null;
      return {
        applicationId: borrower.applicationId,
        borrowerName: nameOf(borrower),
        previousReportWasJoint: line.isJoint,
        previousAutoCopyLiabilities: line.copyLiabilities,
        isPrimary: borrower.isPrimary,
        encryptedCreditReportDocumentId: reference === null ? null : documentId(loan.loanId, 'credit', reference),
        ...(line.scoreModel === undefined ? {} : { scoreModel: line.scoreModel }),
      };
    });

/** Returns the loan data that the run submitted, with the finding codes that DU returned. */
const ausDataSetOf = (
  { loan: { property }, run: { facts } }: Ordered,
  findings: readonly DuFinding[],
): WireOf<typeof ausDataSet> => ({
  productMoniker: facts.productMoniker,
  ...property,
  residencyType: facts.residency,
  purposeType: facts.purpose,
  refinancePurpose: facts.refinancePurpose,
  submittedUsing: facts.valueBasis,
  amortizationTerm: facts.term,
  interestRate: facts.rate,
  qualifyingRate: facts.qualifyingRate,
  dti: dtiOf(facts),
  totalPayments: totalPaymentsOf(facts),
  totalProposedHousing: housingOf(facts),
  totalIncome: facts.monthlyIncome,
  purchasePrice: facts.purchasePrice,
  appraisedValue: facts.value,
  baseLoanAmount: facts.loanAmount,
  pmimipffFinanced: facts.financedFee,
  subordinateFinancing: facts.subordinateLien,
  secondLineAmount: facts.creditLine,
  initialDrawAmount: facts.initialDraw,
  showlnkDUFindingCodesAttribute: findings.length > 0,
  duFindings: [...findings],
});
