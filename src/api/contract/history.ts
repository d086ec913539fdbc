import * as v from 'valibot';
import { read } from './call';
import { flag, id, identifier, listOf, moment, number, once, optionalId, otherName, rate, text } from './fields';

/** @spec DAT-7 */
export const creditDetail = v.object({
  applicationId: optionalId,
  borrowerName: text,
  previousReportWasJoint: flag,
  previousAutoCopyLiabilities: flag,
  isPrimary: flag,
  encryptedCreditReportDocumentId: identifier,
  /** The model of the report's scores, such as 'Classic FICO'. Absent: the service doesn't say. */
  scoreModel: v.optional(text),
});

/** @spec DAT-8 */
export const duFinding = v.object({ type: text, name: text, borrowerName: text });

/** Rates and ratios are percentages (6.375), amounts are in US dollars, the term is in months. @spec DAT-9 */
export const ausDataSet = v.object({
  productMoniker: text,
  street: text,
  city: text,
  state: text,
  zip: text,
  residencyType: text,
  purposeType: text,
  refinancePurpose: text,
  submittedUsing: text,
  amortizationTerm: number,
  interestRate: rate,
  qualifyingRate: rate,
  dti: rate,
  totalPayments: number,
  totalProposedHousing: number,
  totalIncome: number,
  purchasePrice: number,
  appraisedValue: number,
  baseLoanAmount: number,
  pmimipffFinanced: number,
  subordinateFinancing: number,
  secondLineAmount: number,
  initialDrawAmount: number,
  showlnkDUFindingCodesAttribute: flag,
  duFindings: listOf(duFinding),
});

/** @spec DAT-2, DAT-6 */
export const historyItem = v.object({
  requestId: id,
  /** 0 = not part of a multi request. */
  multiAusRequestId: optionalId,
  /** The row id of a service in a multi request, used for downloads. */
  uiOnlyRequestId: optionalId,
  /** 1 Credit, 2 Single, 3 Multi. */
  ausType: number,
  ausRequestType: text,
  /** 0 credit import only, 2 DU, 3 LPA, 999 LPA through a servicer. */
  ausRequestTypeId: number,
  requestDate: moment,
  receivedOn: moment,
  /** Processing, Error, Validation or Cancel; any other text is the outcome in the service's words. */
  status: text,
  isError: flag,
  error: text,
  isRecommended: flag,
  isSelected: flag,
  isWaterfallLogicApplied: flag,
  isGseSoftCreditPull: flag,
  isLPThroughCaliber: flag,
  casefileId: identifier,
  submittedBy: text,
  openRequestDocument: text,
  openResponseDocument: text,
  openResponseDocumentId: text,
  findingsDocumentId: identifier,
  completeLink: text,
  isFinconnectAusIntegrationEnabled: flag,
  loanId: optionalId,
  linkedRequestId: optionalId,
  /** The clientRequestKey of the order, if the service returns it: then a lost order is recognized with certainty. */
  clientRequestKey: otherName(text),
  creditDetail: listOf(creditDetail),
  ausDataSet: v.fallback(v.nullish(ausDataSet, null), null),
});

/** @spec DAT-24 */
export const historyEntry = v.object({
  requestDate: moment,
  /** 1 AUS, 2 credit. */
  requestTypeId: number,
});

export const historyCalls = {
  historyDetails: read({
    path: '/aus/history/v1/loans/{loanId}/transaction-history-details',
    summary: 'Past requests of the loan with everything History shows',
    answer: v.object({ transactionHistories: listOf(once(historyItem)) }),
  }),
  historyEntries: read({
    path: '/aus/history/v1/loans/{loanId}/transaction-history',
    summary: 'Dates and kinds of past requests, for the first route choice',
    answer: v.object({ transactionHistories: listOf(historyEntry) }),
  }),
};
