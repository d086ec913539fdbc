import * as v from 'valibot';
import { post, read } from './call';
import { findingMessage } from './documents';
import { day, flag, id, identifier, listOf, moment, number, optionalId, rate, sentId, text } from './fields';

/** @spec DAT-25 */
export const selectionItem = v.object({
  requestId: id,
  uiOnlyRequestId: optionalId,
  responseId: optionalId,
  ausRequestTypeId: number,
  ausRequestType: text,
  isLPThroughCaliber: flag,
  casefileId: identifier,
  auLoanIdentifier: identifier,
  status: text,
  recommendation: text,
  purchaseEligibility: text,
  isRecommended: flag,
  isSelected: flag,
  isWaterfallLogicApplied: flag,
  waterfallReasons: listOf(v.string()),
  isAppraisalWaived: flag,
  appraisalWaiverType: text,
  appraisalWaiverText: text,
  findingsDocumentId: identifier,
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
  isOutOfDate: flag,
  /** The messages of the engine, for users who may not download the response. */
  findings: listOf(findingMessage),
});

export const overrideLog = v.object({
  overrideLogId: id,
  overriddenOn: moment,
  overriddenBy: text,
  fromAusRequestType: text,
  toAusRequestType: text,
  overrideReason: text,
  comment: text,
  requestId: optionalId,
});

const overrideReason = v.object({
  overrideReasonId: id,
  overrideReason: v.string(),
  isCommentRequired: flag,
});

export const recommendation = v.object({
  ausRequestTypeId: number,
  requestId: id,
  recommendation: text,
  isRecommended: flag,
  reasons: listOf(v.string()),
});

export const repAndWarrant = v.object({
  responseId: optionalId,
  /** 1 Assets, 2 Income, 3 Employment, 4 Collateral. */
  repNWarrantTypeId: number,
  repNWarrantType: text,
  status: text,
  closeByDate: day,
  borrowers: listOf(
    v.object({ borrowerId: optionalId, borrowerName: text, status: text, vendorName: text, reportId: text }),
  ),
  messageCount: number,
});

export const selectionCalls = {
  recommendations: read({
    path: '/aus/multi-aus/v1/recommendations',
    sendsLoanId: true,
    summary: 'Recommendations of the latest run, override reasons and the override log',
    answer: v.object({
      recommendations: listOf(recommendation),
      overrideReasons: listOf(overrideReason),
      selectionOverrideLogs: listOf(overrideLog),
    }),
  }),
  selections: read({
    path: '/aus/multi-aus/v1/multi-aus-submit/{runId}/selections',
    sendsLoanId: true,
    summary: 'The results of one run, a service each (the multi request id, or the request id of a single run)',
    answer: v.object({ multiAusRequestId: optionalId, selections: listOf(selectionItem) }),
  }),
  repAndWarrant: read({
    path: '/aus/multi-aus/v1/loan/{loanId}/response/{responseId}/rep-n-warrant-type/{typeId}/rep-n-warrant',
    summary: 'Representation and warranty relief of one result, one type (1 to 4)',
    answer: repAndWarrant,
  }),
  repAndWarrantMessages: read({
    path: '/aus/multi-aus/v1/responses/{responseId}/repnwarranttypes/{typeId}/messages',
    sendsLoanId: true,
    summary: 'The messages behind one relief status',
    answer: v.object({
      messages: listOf(v.object({ messageId: optionalId, messageCode: text, text: text, borrowerName: text })),
    }),
  }),
  overrideSelection: post({
    path: '/aus/multi-aus/v1/multi-aus-override-selection',
    kind: 'change',
    sendsLoanId: true,
    summary: 'Selects a result, with the reason when it is not the recommended one',
    body: v.object({
      loanId: v.string(),
      multiAusRequestId: sentId,
      recommendedRequestId: v.nullable(sentId),
      selectedRequestId: sentId,
      selectedAusRequestTypeId: v.number(),
      overrideReasonId: v.nullable(sentId),
      overrideReason: v.nullable(v.string()),
      comment: v.string(),
    }),
    answer: v.object({ selections: listOf(selectionItem), selectionOverrideLogs: listOf(overrideLog) }),
  }),
};
