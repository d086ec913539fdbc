import * as v from 'valibot';
import { post, read } from '@/http/contract/call';
import { ausServiceLabel } from '@/features/loan/rules/aus';
import { findingMessage } from '@/features/documents/api/contract/documents';
import * as fields from '@/http/contract/fields';
import { sentences } from '@/http/contract/sentences';
import { systemOf } from '@/features/loan/rules/systemIds';

/**
 * The result of one underwriting service in a run, with a `key`, a `system` instead of its id, and the name
 * that is shown.
 * @spec DAT-25
 */
export const selectionItem = v.pipe(
  v.object({
    requestId: fields.idOf('result'),
    uiOnlyRequestId: fields.optionalId,
    /** The id to load relief and its messages; null until the service responds. */
    responseId: fields.optionalId,
    ausRequestTypeId: fields.number,
    ausRequestType: fields.text,
    isLPThroughCaliber: fields.mark,
    /** DU's casefile or LPA's key. */
    casefileId: fields.identifier,
    auLoanIdentifier: fields.identifier,
    status: fields.textOrEmpty,
    recommendation: fields.text,
    purchaseEligibility: fields.text,
    isRecommended: fields.mark,
    isSelected: fields.mark,
    isWaterfallLogicApplied: fields.mark,
    waterfallReasons: sentences,
    isAppraisalWaived: fields.flag,
    /** The waiver's name, such as 'ACE'. */
    appraisalWaiverType: fields.text,
    appraisalWaiverText: fields.text,
    findingsDocumentId: fields.identifierOf('document'),
    error: fields.text,
    requestDate: fields.moment,
    receivedOn: fields.moment,
    submittedBy: fields.text,
    submissionNumber: fields.number,
    productMoniker: fields.text,
    /** Percentages. */
    dti: fields.rate,
    ltv: fields.rate,
    cltv: fields.rate,
    /** US dollars. */
    fundsToVerify: fields.number,
    reservesMonths: fields.number,
    conditionCount: fields.number,
    /** The API reports that the loan has changed since the run. */
    isOutOfDate: fields.mark,
    /** The messages of the engine, for users who may not download the response. */
    findings: fields.listOf(findingMessage),
  }),
  v.transform(({ ausRequestTypeId, ...item }) => {
    const system = systemOf(ausRequestTypeId);
    return {
      ...item,
      // The services of one request may have no id of their own.
      key: item.uiOnlyRequestId ?? `${item.requestId} ${ausRequestTypeId ?? ''}`,
      system,
      ausRequestType: ausServiceLabel(item.ausRequestType, system, item.isLPThroughCaliber) ?? 'AUS',
    };
  }),
);

const systemName = v.pipe(
  fields.text,
  v.transform((name) => ausServiceLabel(name, null, false)),
);

export const overrideLog = v.object({
  overrideLogId: fields.id,
  overriddenOn: fields.moment,
  overriddenBy: fields.text,
  fromAusRequestType: systemName,
  toAusRequestType: systemName,
  overrideReason: fields.text,
  comment: fields.text,
  /** A request of the run whose selection changed. */
  requestId: fields.optionalId,
});

/** 'Other' needs a comment even if the API does not say so. */
const overrideReason = v.pipe(
  v.object({
    overrideReasonId: fields.idOf('reason'),
    overrideReason: v.string(),
    isCommentRequired: fields.flag,
  }),
  v.check(({ overrideReason }) => overrideReason.trim() !== ''),
  v.transform((reason) => ({
    ...reason,
    isCommentRequired: reason.isCommentRequired ?? /^other$/i.test(reason.overrideReason.trim()),
  })),
);

export const recommendation = v.pipe(
  v.object({
    ausRequestTypeId: fields.number,
    requestId: fields.id,
    recommendation: fields.text,
    isRecommended: fields.flag,
    reasons: sentences,
  }),
  v.transform(({ ausRequestTypeId, ...one }) => ({ ...one, system: systemOf(ausRequestTypeId) })),
);

export const repAndWarrant = v.object({
  responseId: fields.optionalId,
  /** 1 Assets, 2 Income, 3 Employment, 4 Collateral. */
  repNWarrantTypeId: fields.number,
  repNWarrantType: fields.text,
  /** Eligible, Not Eligible, Unable to Determine, Not Requested, or another text of the API. */
  status: fields.text,
  /** The relief is lost if the loan closes later. */
  closeByDate: fields.day,
  borrowers: fields.uniqueItemsOf(
    v.object({
      borrowerId: fields.optionalId,
      borrowerName: fields.text,
      status: fields.text,
      vendorName: fields.text,
      reportId: fields.text,
    }),
  ),
  messageCount: fields.count,
});

const reliefMessage = v.object({
  messageId: fields.optionalId,
  messageCode: fields.text,
  text: fields.text,
  borrowerName: fields.text,
});

export type SelectionResult = v.InferOutput<typeof selectionItem>;
export type OverrideLogEntry = v.InferOutput<typeof overrideLog>;
export type OverrideReason = v.InferOutput<typeof overrideReason>;
export type RankReasons = v.InferOutput<typeof recommendation>;
export type Relief = v.InferOutput<typeof repAndWarrant>;
export type ReliefMessage = v.InferOutput<typeof reliefMessage>;

export const selectionCalls = {
  /** Recommendations of the latest run, override reasons and the override log. */
  recommendations: read({
    path: '/aus/multi-aus/v1/recommendations',
    sendsLoanId: true,
    answer: v.object({
      recommendations: fields.listOf(recommendation),
      overrideReasons: fields.listOf(overrideReason),
      selectionOverrideLogs: fields.listOf(overrideLog),
    }),
  }),
  /** The results of one run, a service each (the multi request id, or the request id of a single run). */
  selections: read({
    path: '/aus/multi-aus/v1/multi-aus-submit/{runId}/selections',
    sendsLoanId: true,
    answer: v.object({ multiAusRequestId: fields.optionalId, selections: fields.listOf(selectionItem) }),
  }),
  /** Representation and warranty relief of one result, one type (1 to 4). @spec API-31 */
  repAndWarrant: read({
    path: '/aus/multi-aus/v1/loan/{loanId}/response/{responseId}/rep-n-warrant-type/{typeId}/rep-n-warrant',
    answer: repAndWarrant,
  }),
  /** The messages behind one relief status. */
  repAndWarrantMessages: read({
    path: '/aus/multi-aus/v1/responses/{responseId}/repnwarranttypes/{typeId}/messages',
    sendsLoanId: true,
    answer: v.object({ messages: fields.listOf(reliefMessage) }),
  }),
  /** Selects a result, with the reason when it is not the recommended one. */
  overrideSelection: post({
    path: '/aus/multi-aus/v1/multi-aus-override-selection',
    kind: 'change',
    sendsLoanId: true,
    body: v.object({
      loanId: v.string(),
      multiAusRequestId: fields.sentIdOf('run'),
      recommendedRequestId: v.nullable(fields.sentIdOf('result')),
      selectedRequestId: fields.sentIdOf('result'),
      selectedAusRequestTypeId: v.number(),
      overrideReasonId: v.nullable(fields.sentIdOf('reason')),
      overrideReason: v.nullable(v.string()),
      comment: v.string(),
    }),
    answer: v.object({ selections: fields.listOf(selectionItem), selectionOverrideLogs: fields.listOf(overrideLog) }),
  }),
};

export type OverrideToSend = v.InferInput<(typeof selectionCalls)['overrideSelection']['body']>;

type SelectionCalls = typeof selectionCalls;

declare module '@/http/contract/call' {
  interface Calls extends SelectionCalls {}
}
