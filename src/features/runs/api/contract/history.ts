import * as v from 'valibot';
import { read } from '@/http/contract/call';
import { ausServiceLabel } from '@/features/loan/rules/aus';
import * as fields from '@/http/contract/fields';
import {
  flag,
  identifier,
  identifierOf,
  itemsOf,
  listOf,
  mark,
  moment,
  number,
  optionalId,
  rate,
  shownNumber,
  text,
} from '@/http/contract/fields';
import { idText, received } from '@/http/contract/ids';
import { systemThrough } from '@/features/loan/rules/systemIds';
import { isWhole, notesOf } from '@/http/contract/unread';

/** @spec DAT-7 */
export const creditDetail = v.object({
  applicationId: optionalId,
  borrowerName: text,
  previousReportWasJoint: flag,
  previousAutoCopyLiabilities: flag,
  isPrimary: flag,
  encryptedCreditReportDocumentId: identifierOf('document'),
  /** The model of the report's scores, such as 'Classic FICO'. */
  scoreModel: fields.extra(text),
});

/** @spec DAT-8 */
export const duFinding = v.object({ type: text, name: text, borrowerName: text });

/**
 * The loan as it was submitted: rates and ratios are percentages (6.375), amounts are in US dollars, the term is in
 * months. Two misspelled or unclear names are translated.
 * @spec DAT-9
 */
export const ausDataSet = v.pipe(
  v.object({
    productMoniker: text,
    street: text,
    city: text,
    state: text,
    zip: shownNumber,
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
    showlnkDUFindingCodesAttribute: mark,
    duFindings: fields.itemsOf(duFinding),
  }),
  v.transform(({ pmimipffFinanced, showlnkDUFindingCodesAttribute, ...data }) => ({
    ...data,
    financedPremium: pmimipffFinanced,
    hasDuFindingCodes: showlnkDUFindingCodesAttribute,
  })),
);

/** In the app's spelling: a database that keeps it as a GUID returns capitals, hyphens and braces. */
const orderKey = v.pipe(
  text,
  v.transform((key) => key && key.replaceAll(/[-{}]/g, '').toLowerCase()),
);

const KIND: Readonly<Record<number, 'credit' | 'single' | 'multi'>> = { 1: 'credit', 2: 'single', 3: 'multi' };

/**
 * One service's row of a past request. It has a `key`, and a `system` instead of its id; `ausType` is a word, and
 * `ausRequestType` the name that is shown.
 * @spec HIS-7, DAT-2, DAT-4, DAT-6, HIS-5
 */
export const historyItem = v.pipe(
  v.object({
    requestId: fields.rawId,
    /** 0 = not part of a multi request. */
    multiAusRequestId: fields.anyId,
    /** The row id of a service in a multi request, used for downloads. */
    uiOnlyRequestId: fields.anyId,
    /** 1 Credit, 2 Single, 3 Multi. */
    ausType: number,
    ausRequestType: text,
    /** 0 credit import only, 2 DU, 3 LPA, 999 LPA through a servicer. */
    ausRequestTypeId: number,
    requestDate: moment,
    receivedOn: moment,
    /** Processing, Error, Validation or Cancel; any other text is the outcome in the service's words. */
    status: fields.textOrEmpty,
    isError: mark,
    error: text,
    isRecommended: mark,
    isSelected: mark,
    isWaterfallLogicApplied: mark,
    isGseSoftCreditPull: flag,
    isLPThroughCaliber: mark,
    casefileId: identifier,
    submittedBy: text,
    openRequestDocument: text,
    openResponseDocument: text,
    openResponseDocumentId: text,
    findingsDocumentId: identifierOf('document'),
    completeLink: text,
    /** The user can download the raw request. */
    isFinconnectAusIntegrationEnabled: mark,
    loanId: optionalId,
    linkedRequestId: optionalId,
    /** The clientRequestKey of the order, if the service returns it: then a lost order is recognized with certainty. */
    clientRequestKey: fields.extra(orderKey),
    creditDetail: itemsOf(creditDetail),
    ausDataSet: fields.part(ausDataSet),
  }),
  v.rawTransform(({ dataset: { value }, config }) => {
    const { ausRequestTypeId, ...item } = value;
    const notes = notesOf(config);
    const requestId = String(item.requestId);
    const uiOnlyRequestId = idText(item.uiOnlyRequestId);
    const multiAusRequestId = idText(item.multiAusRequestId);
    const ausType = KIND[item.ausType ?? 0] ?? null;
    const system = systemThrough(ausRequestTypeId, item.isLPThroughCaliber);
    // A run has the id of its multi request, or that of its only request.
    received(notes, 'run', (multiAusRequestId === null ? null : item.multiAusRequestId) ?? item.requestId);
    // Downloads name a service of a multi request by its own id; the other id may have the same digits in another type.
    const isMulti = ausType === 'multi' || multiAusRequestId !== null;
    received(notes, 'request', (isMulti && uiOnlyRequestId !== null ? item.uiOnlyRequestId : null) ?? item.requestId);
    return {
      ...item,
      key: uiOnlyRequestId ?? requestId,
      /** False if it may have reports that could not be read in full. */
      isCreditKnown: isWhole(item.creditDetail),
      requestId,
      uiOnlyRequestId,
      multiAusRequestId,
      ausType,
      ausRequestType: ausServiceLabel(item.ausRequestType, system, item.isLPThroughCaliber),
      system,
    };
  }),
);

/** @spec DAT-24 */
export const historyEntry = v.object({
  requestDate: moment,
  /** 1 AUS, 2 credit. */
  requestTypeId: number,
});

export type CreditDetail = v.InferOutput<typeof creditDetail>;
export type DuFinding = v.InferOutput<typeof duFinding>;
export type AusDataSet = v.InferOutput<typeof ausDataSet>;
export type HistoryItem = v.InferOutput<typeof historyItem>;
export type HistoryEntry = v.InferOutput<typeof historyEntry>;

export const historyCalls = {
  /** Past requests of the loan with everything History shows. */
  historyDetails: read({
    path: '/aus/history/v1/loans/{loanId}/transaction-history-details',
    answer: v.object({ transactionHistories: listOf(fields.once(historyItem)) }),
  }),
  /** Dates and kinds of past requests, for the first route choice. */
  historyEntries: read({
    path: '/aus/history/v1/loans/{loanId}/transaction-history',
    answer: v.object({ transactionHistories: listOf(historyEntry) }),
  }),
};

type HistoryCalls = typeof historyCalls;

declare module '@/http/contract/call' {
  interface Calls extends HistoryCalls {}
}
