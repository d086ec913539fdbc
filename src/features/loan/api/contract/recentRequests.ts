import * as v from 'valibot';
import { read } from '@/http/contract/call';
import { extra, flag, id, identifier, itemsOf, moment, number, optionalId, text } from '@/http/contract/fields';
import { systemThrough } from '@/features/loan/rules/systemIds';

/**
 * The part of the latest request that belongs to one service, with a `system` instead of its id.
 * @spec DAT-40, DAT-41
 */
export const ausRequestItem = v.pipe(
  v.object({
    requestID: id,
    multiAusRequestId: optionalId,
    /** 1 AUS, 2 credit. */
    requestTypeID: number,
    creditAgencyID: optionalId,
    requestDate: moment,
    requestDocumentID: text,
    statusTypeID: number,
    status: text,
    caseFileIdentifier: identifier,
    error: text,
    recommendation: text,
    productMoniker: text,
    /** 0 credit import only, 2 DU, 3 LPA, 999 LPA through a servicer. */
    auRequestTypeID: number,
    loanID: optionalId,
    currentResponseID: optionalId,
    auLoanIdentifier: identifier,
    isLPThroughCaliber: flag,
    isAppraisalWaived: flag,
  }),
  v.transform(({ auRequestTypeID, ...item }) => ({
    ...item,
    system: systemThrough(auRequestTypeID, item.isLPThroughCaliber),
  })),
);

/** @spec DAT-11 */
export const recentRequest = v.object({
  getAusRequestItems: itemsOf(ausRequestItem),
  isMultiAusRequest: flag,
  isSoftPullPhase2ChangesEnabled: flag,
  isSoftPullPhase3ChangesEnabled: flag,
  isSmartSeriesProductWithInvestorAccessLoan: flag,
  businessChannelId: number,
  /** Whether the service places an order only once per clientRequestKey. */
  areOrdersDeduplicated: extra(flag),
});

export type RecentRequest = v.InferOutput<typeof recentRequest>;

export const recentRequestCalls = {
  /** The latest request and the soft-pull phases. @spec API-26 */
  recentRequest: read({
    path: '/aus/multi-aus/v1/loans/{loanId}/recent-request',
    answer: recentRequest,
  }),
};

type RecentRequestCalls = typeof recentRequestCalls;

declare module '@/http/contract/call' {
  interface Calls extends RecentRequestCalls {}
}
