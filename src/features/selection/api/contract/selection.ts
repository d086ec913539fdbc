import * as v from 'valibot';
import { post, read } from '@/http/contract/call';
import { ausServiceLabel } from '@/features/loan/rules/aus';
import { findingMessage } from '@/features/documents/api/contract/documents';
import * as fields from '@/http/contract/fields';
import {
  day,
  flag,
  id,
  identifier,
  identifierOf,
  idOf,
  itemsOf,
  listOf,
  mark,
  moment,
  number,
  optionalId,
  rate,
  sentIdOf,
  text,
} from '@/http/contract/fields';
import { systemOf } from '@/http/contract/systemIds';

/**
 * The result of one underwriting service in a run, with a `key`, a `system` instead of its id, and the name
 * that is shown.
 * @spec DAT-25
 */
export const selectionItem = v.pipe(
  v.object({
    requestId: idOf('result'),
    uiOnlyRequestId: optionalId,
    /** The id to load relief and its messages; null until the service responds. */
    responseId: optionalId,
    ausRequestTypeId: number,
    ausRequestType: text,
    isLPThroughCaliber: mark,
    /** DU's casefile or LPA's key. */
    casefileId: identifier,
    auLoanIdentifier: identifier,
    status: fields.textOrEmpty,
    recommendation: text,
    purchaseEligibility: text,
    isRecommended: mark,
    isSelected: mark,
    isWaterfallLogicApplied: mark,
    waterfallReasons: itemsOf(v.string()),
    isAppraisalWaived: flag,
    /** The waiver's name, such as 'ACE'. */
    appraisalWaiverType: text,
    appraisalWaiverText: text,
    findingsDocumentId: identifierOf('document'),
    error: text,
    requestDate: moment,
    receivedOn: moment,
    submittedBy: text,
    submissionNumber: number,
    productMoniker: text,
    /** Percentages. */
    dti: rate,
    ltv: rate,
    cltv: rate,
    /** US dollars. */
    fundsToVerify: number,
    reservesMonths: number,
    conditionCount: number,
    /** The API reports that the loan has changed since the run. */
    isOutOfDate: mark,
    /** The messages of the engine, for users who may not download the response. */
    findings: listOf(findingMessage),
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
  text,
  v.transform((name) => ausServiceLabel(name, null, false)),
);

export const overrideLog = v.object({
  overrideLogId: id,
  overriddenOn: moment,
  overriddenBy: text,
  fromAusRequestType: systemName,
  toAusRequestType: systemName,
  overrideReason: text,
  comment: text,
  /** A request of the run whose selection changed. */
  requestId: optionalId,
});

/** 'Other' needs a comment even if the API does not say so. */
const overrideReason = v.pipe(
  v.object({
    overrideReasonId: idOf('reason'),
    overrideReason: v.string(),
    isCommentRequired: flag,
  }),
  v.transform((reason) => ({
    ...reason,
    isCommentRequired: reason.isCommentRequired ?? /^other$/i.test(reason.overrideReason.trim()),
  })),
);

export const recommendation = v.pipe(
  v.object({
    ausRequestTypeId: number,
    requestId: id,
    recommendation: text,
    isRecommended: flag,
    reasons: itemsOf(v.string()),
  }),
  v.transform(({ ausRequestTypeId, ...one }) => ({ ...one, system: systemOf(ausRequestTypeId) })),
);

export const repAndWarrant = v.object({
  responseId: optionalId,
  /** 1 Assets, 2 Income, 3 Employment, 4 Collateral. */
  repNWarrantTypeId: number,
  repNWarrantType: text,
  /** Eligible, Not Eligible, Unable to Determine, Not Requested, or another text of the API. */
  status: text,
  /** The relief is lost if the loan closes later. */
  closeByDate: day,
  borrowers: fields.uniqueItemsOf(
    v.object({ borrowerId: optionalId, borrowerName: text, status: text, vendorName: text, reportId: text }),
  ),
  messageCount: fields.count,
});

const reliefMessage = v.object({ messageId: optionalId, messageCode: text, text, borrowerName: text });

export type SelectionResult = v.InferOutput<typeof selectionItem>;
export type OverrideLogEntry = v.InferOutput<typeof overrideLog>;
export type OverrideReason = v.InferOutput<typeof overrideReason>;
export type RankReasons = v.InferOutput<typeof recommendation>;
export type Relief = v.InferOutput<typeof repAndWarrant>;
export type ReliefMessage = v.InferOutput<typeof reliefMessage>;

export const selectionCalls = {
  recommendations: read({
    path: '/aus/multi-aus/v1/recommendations',
    sendsLoanId: true,
    answer: v.object({
      recommendations: listOf(recommendation),
      overrideReasons: listOf(overrideReason),
      selectionOverrideLogs: listOf(overrideLog),
    }),
  }),
  selections: read({
    path: '/aus/multi-aus/v1/multi-aus-submit/{runId}/selections',
    sendsLoanId: true,
    answer: v.object({ multiAusRequestId: optionalId, selections: listOf(selectionItem) }),
  }),
  repAndWarrant: read({
    path: '/aus/multi-aus/v1/loan/{loanId}/response/{responseId}/rep-n-warrant-type/{typeId}/rep-n-warrant',
    answer: repAndWarrant,
  }),
  repAndWarrantMessages: read({
    path: '/aus/multi-aus/v1/responses/{responseId}/repnwarranttypes/{typeId}/messages',
    sendsLoanId: true,
    answer: v.object({ messages: listOf(reliefMessage) }),
  }),
  overrideSelection: post({
    path: '/aus/multi-aus/v1/multi-aus-override-selection',
    kind: 'change',
    sendsLoanId: true,
    body: v.object({
      loanId: v.string(),
      multiAusRequestId: sentIdOf('run'),
      recommendedRequestId: v.nullable(sentIdOf('result')),
      selectedRequestId: sentIdOf('result'),
      selectedAusRequestTypeId: v.number(),
      overrideReasonId: v.nullable(sentIdOf('reason')),
      overrideReason: v.nullable(v.string()),
      comment: v.string(),
    }),
    answer: v.object({ selections: listOf(selectionItem), selectionOverrideLogs: listOf(overrideLog) }),
  }),
};

export type OverrideToSend = v.InferInput<(typeof selectionCalls)['overrideSelection']['body']>;
