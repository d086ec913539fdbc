import { weakMapMemoize } from '@reduxjs/toolkit';
import type { AnswerOf, Send } from '@/api/http/send';
import type { AusDataSet, CreditDetail, HistoryItem, RequestKind } from '@/domain/history/historyItem';
import { ausServiceLabel } from '@/domain/loan/aus';
import type { LoanId } from '@/domain/loan/loan';
import type { HistoryEntry } from '@/domain/shell/firstRoute';
import type { Endpoint } from '@/lib/saga/callApi';
import { idText } from './idText';

export interface HistoryApi {
  /**
   * Past requests of a loan, in the service's order (not sorted here).
   *
   * @source Specification §7: GET /aus/history/v1/loans/{id}/transaction-history-details
   * @shape dates are ISO 8601 text as delivered
   * @empty an empty answer gives undefined; a loan without requests gives []
   * @throws FailedCall
   */
  list: Endpoint<{ loanId: LoanId }, HistoryItem[] | undefined>;
  /**
   * Dates and kinds of past requests: the light call of the first route choice.
   *
   * @source Specification §7: GET /aus/history/v1/loans/{id}/transaction-history
   * @empty an empty answer gives undefined; a loan without requests gives []
   * @throws FailedCall
   */
  entries: Endpoint<{ loanId: LoanId }, HistoryEntry[] | undefined>;
}

export const createHistoryApi = (send: Send): HistoryApi => ({
  async list({ loanId }, signal) {
    const wire = await send('historyDetails', { params: { loanId }, signal });
    return wire?.transactionHistories?.map((item) => toHistoryItem(item)).map(withOwnKey());
  },
  async entries({ loanId }, signal) {
    const wire = await send('historyEntries', { params: { loanId }, signal });
    return wire?.transactionHistories ?? undefined;
  },
});

type WireItem = NonNullable<NonNullable<AnswerOf<'historyDetails'>>['transactionHistories']>[number];

const KIND: Readonly<Record<number, RequestKind>> = { 1: 'credit', 2: 'single', 3: 'multi' };

/** The same item of the service is the same item here, from one read to the next. */
const toHistoryItem = weakMapMemoize((wire: WireItem): HistoryItem => {
  const requestId = String(wire.requestId);
  const uiOnlyRequestId = idText(wire.uiOnlyRequestId);
  return {
    key: uiOnlyRequestId ?? requestId,
    requestId,
    uiOnlyRequestId,
    multiAusRequestId: idText(wire.multiAusRequestId),
    kind: KIND[wire.ausType ?? 0] ?? null,
    service: ausServiceLabel(wire.ausRequestType, wire.ausRequestTypeId, wire.isLPThroughCaliber ?? false),
    ausRequestTypeId: wire.ausRequestTypeId,
    requestDate: wire.requestDate,
    receivedOn: wire.receivedOn,
    status: wire.status ?? '',
    isError: wire.isError ?? false,
    error: wire.error,
    isRecommended: wire.isRecommended ?? false,
    isSelected: wire.isSelected ?? false,
    isWaterfallApplied: wire.isWaterfallLogicApplied ?? false,
    isGseSoftCreditPull: wire.isGseSoftCreditPull ?? false,
    casefileId: wire.casefileId,
    submittedBy: wire.submittedBy,
    findingsDocumentId: wire.findingsDocumentId,
    hasAusIntegration: wire.isFinconnectAusIntegrationEnabled ?? false,
    linkedRequestId: idText(wire.linkedRequestId),
    creditDetails: wire.creditDetail?.map(toCreditDetail) ?? [],
    ausDataSet: wire.ausDataSet && toAusDataSet(wire.ausDataSet),
  };
});

/** Rows whose ids repeat, such as services of a multi request that have none of their own, get a number. */
function withOwnKey(): (item: HistoryItem) => HistoryItem {
  const seen = new Map<string, number>();
  return (item) => {
    const times = (seen.get(item.key) ?? 0) + 1;
    seen.set(item.key, times);
    return times === 1 ? item : { ...item, key: `${item.key}~${times}` };
  };
}

const toCreditDetail = (wire: NonNullable<WireItem['creditDetail']>[number]): CreditDetail => ({
  applicationId: idText(wire.applicationId),
  borrowerName: wire.borrowerName,
  previousReportWasJoint: wire.previousReportWasJoint ?? false,
  previousAutoCopyLiabilities: wire.previousAutoCopyLiabilities ?? false,
  isPrimary: wire.isPrimary ?? false,
  encryptedCreditReportDocumentId: wire.encryptedCreditReportDocumentId,
});

const toAusDataSet = ({
  pmimipffFinanced,
  showlnkDUFindingCodesAttribute,
  duFindings,
  ...same
}: NonNullable<WireItem['ausDataSet']>): AusDataSet => ({
  ...same,
  financedPremium: pmimipffFinanced,
  hasDuFindingCodes: showlnkDUFindingCodesAttribute ?? false,
  duFindings: duFindings ?? [],
});
