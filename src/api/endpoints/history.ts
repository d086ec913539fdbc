import { weakMapMemoize } from '@reduxjs/toolkit';
import type { AnswerOf, Send } from '@/api/http/send';
import {
  downloadId,
  type AusDataSet,
  type CreditDetail,
  type HistoryItem,
  type RequestKind,
} from '@/features/requests/rules/historyItem';
import { ausServiceLabel } from '@/features/loan/rules/aus';
import { endpoint, type OfLoan } from '@/api/endpoint';
import { droppedFrom } from '@/api/http/understand';
import { type Books, isPlausibleId } from '@/features/request/protocol/rules/requestIds';
import { shareStructure } from '@/lib/shareStructure';
import { uniqueBy } from '@/lib/uniqueBy';
import { type WireIds, idText } from './wireIds';
import { systemThrough } from './systemIds';

/** @spec HIS-7, HIS-16, DAT-2, DAT-4, HIS-5 */
export const createHistoryApi = (send: Send, ids: WireIds) => {
  /** Memoized: the same object from the API gives the same item in every read. */
  const toItem = weakMapMemoize((wire: WireItem) => toHistoryItem(wire, ids));
  const toItems = ({ transactionHistories: items }: AnswerOf<'historyDetails'>) =>
    items ? distinct(items.map((item) => toItem(item))) : undefined;
  return {
    /**
     * Loads the past requests of a loan, in the API's order (not sorted here). The service may answer that nothing has
     * changed.
     * @spec API-17
     * @shape dates are ISO 8601 as received
     * @empty [] for a loan without requests
     */
    poll: endpoint(send, 'historyDetails', toItems, (params: OfLoan) => ({ params, isConditional: true })),
    /**
     * The same for what protects orders: it counts the rows that can't be read, or whose id is none, and doesn't rely on
     * the service's validators.
     * @spec API-17
     * @empty undefined without a list
     */
    books: endpoint(send, 'historyDetails', (wire): Books | undefined => {
      const items = toItems(wire);
      if (items === undefined) return undefined;
      const rows = items.filter(({ requestId }) => isPlausibleId(requestId));
      return { rows, unread: droppedFrom(wire.transactionHistories ?? []) + items.length - rows.length };
    }),
    /** Loads dates and kinds of past requests, for the first route. @spec API-18 @empty [] without requests */
    entries: endpoint(send, 'historyEntries', ({ transactionHistories }) => transactionHistories ?? undefined),
  };
};

type WireItem = NonNullable<AnswerOf<'historyDetails'>['transactionHistories']>[number];

const KIND: Readonly<Record<number, RequestKind>> = { 1: 'credit', 2: 'single', 3: 'multi' };

function toHistoryItem(wire: WireItem, ids: WireIds): HistoryItem {
  const requestId = String(wire.requestId);
  const uiOnlyRequestId = idText(wire.uiOnlyRequestId ?? null);
  // A run has the id of its multi request, or that of its only request.
  const multiAusRequestId = ids.receivedIfAny('run', wire.multiAusRequestId);
  if (multiAusRequestId === null) ids.received('run', wire.requestId);
  const isThroughServicer = wire.isLPThroughCaliber ?? false;
  const system = systemThrough(wire.ausRequestTypeId, isThroughServicer);
  const item: HistoryItem = {
    key: uiOnlyRequestId ?? requestId,
    requestId,
    uiOnlyRequestId,
    multiAusRequestId,
    ausType: KIND[wire.ausType ?? 0] ?? null,
    ausRequestType: ausServiceLabel(wire.ausRequestType, system, isThroughServicer),
    system,
    isLPThroughCaliber: isThroughServicer,
    requestDate: wire.requestDate,
    receivedOn: wire.receivedOn,
    status: wire.status ?? '',
    isError: wire.isError ?? false,
    error: wire.error,
    isRecommended: wire.isRecommended ?? false,
    isSelected: wire.isSelected ?? false,
    isWaterfallLogicApplied: wire.isWaterfallLogicApplied ?? false,
    isGseSoftCreditPull: wire.isGseSoftCreditPull,
    casefileId: idText(wire.casefileId),
    submittedBy: wire.submittedBy,
    findingsDocumentId: ids.receivedIfAny('document', wire.findingsDocumentId),
    isFinconnectAusIntegrationEnabled: wire.isFinconnectAusIntegrationEnabled ?? false,
    linkedRequestId: idText(wire.linkedRequestId),
    clientRequestKey: wire.clientRequestKey ?? null,
    creditDetail: wire.creditDetail?.map((detail) => toCreditDetail(detail, ids)) ?? [],
    ausDataSet: wire.ausDataSet && toAusDataSet(wire.ausDataSet),
  };
  // The other id may have the same digits in another type.
  ids.received('request', (downloadId(item) === requestId ? null : wire.uiOnlyRequestId) ?? wire.requestId);
  return item;
}

/** Drops rows that equal an earlier one, and numbers others with repeated ids, such as services without own ids. */
function distinct(items: readonly HistoryItem[]): HistoryItem[] {
  const seen = new Map<string, HistoryItem[]>();
  return items.flatMap((item) => {
    const alike = seen.get(item.key) ?? [];
    if (alike.some((other) => shareStructure(other, item) === other)) return [];
    seen.set(item.key, [...alike, item]);
    return alike.length === 0 ? item : { ...item, key: `${item.key}~${alike.length + 1}` };
  });
}

const toCreditDetail = (wire: NonNullable<WireItem['creditDetail']>[number], ids: WireIds): CreditDetail => ({
  applicationId: idText(wire.applicationId),
  borrowerName: wire.borrowerName,
  previousReportWasJoint: wire.previousReportWasJoint,
  previousAutoCopyLiabilities: wire.previousAutoCopyLiabilities,
  isPrimary: wire.isPrimary ?? false,
  encryptedCreditReportDocumentId: ids.receivedIfAny('document', wire.encryptedCreditReportDocumentId),
  scoreModel: wire.scoreModel ?? null,
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
  duFindings: uniqueBy(duFindings ?? []),
});
