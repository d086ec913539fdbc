import * as v from 'valibot';
import { read } from './call';
import { flag, id, listOf, moment, number, optionalId, otherName, text } from './fields';

/** @spec DAT-40, DAT-41 */
export const ausRequestItem = v.object({
  requestID: id,
  multiAusRequestId: optionalId,
  /** 1 AUS, 2 credit. */
  requestTypeID: number,
  creditAgencyID: optionalId,
  requestDate: moment,
  requestDocumentID: text,
  statusTypeID: number,
  status: text,
  caseFileIdentifier: text,
  error: text,
  recommendation: text,
  productMoniker: text,
  /** 0 credit import only, 2 DU, 3 LPA, 999 LPA through a servicer. */
  auRequestTypeID: number,
  loanID: optionalId,
  currentResponseID: optionalId,
  auLoanIdentifier: text,
  isLPThroughCaliber: flag,
  isAppraisalWaived: flag,
});

/** @spec DAT-11 */
export const recentRequest = v.object({
  getAusRequestItems: listOf(ausRequestItem),
  isMultiAusRequest: flag,
  isSoftPullPhase2ChangesEnabled: flag,
  isSoftPullPhase3ChangesEnabled: flag,
  isSmartSeriesProductWithInvestorAccessLoan: flag,
  businessChannelId: number,
  /** Whether the service places an order only once per clientRequestKey; absent when it doesn't say. */
  areOrdersDeduplicated: otherName(flag),
});

export const recentRequestCalls = {
  recentRequest: read({
    path: '/aus/multi-aus/v1/loans/{loanId}/recent-request',
    summary: 'The latest request and the soft-pull phases',
    answer: recentRequest,
  }),
};
