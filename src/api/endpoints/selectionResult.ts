import type { AnswerOf } from '@/api/http/send';
import { ausServiceLabel } from '@/domain/loan/aus';
import type { SelectionResult } from '@/domain/selection/selectionResult';
import { idText } from './idText';
import { systemOf } from './systemIds';
import type { WireIds } from './wireIds';

type WireResult = NonNullable<NonNullable<AnswerOf<'selections'>>['selections']>[number];

/** Converts one service's result of a run from the API's format. */
export function toSelectionResult(wire: WireResult, ids: WireIds): SelectionResult {
  const { uiOnlyRequestId, ausRequestType, ausRequestTypeId, isLPThroughCaliber, isWaterfallLogicApplied, ...same } =
    wire;
  const requestId = ids.received('result', wire.requestId);
  const system = systemOf(ausRequestTypeId);
  return {
    ...same,
    // The services of one request may have no id of their own.
    key: idText(uiOnlyRequestId) ?? `${requestId} ${ausRequestTypeId ?? ''}`,
    requestId,
    responseId: idText(wire.responseId),
    casefileId: idText(wire.casefileId),
    auLoanIdentifier: idText(wire.auLoanIdentifier),
    findingsDocumentId: ids.receivedIfAny('document', wire.findingsDocumentId),
    service: ausServiceLabel(ausRequestType, system, isLPThroughCaliber ?? false) ?? 'AUS',
    system,
    status: wire.status ?? '',
    isRecommended: wire.isRecommended ?? false,
    isSelected: wire.isSelected ?? false,
    isWaterfallApplied: isWaterfallLogicApplied ?? false,
    waterfallReasons: wire.waterfallReasons ?? [],
    isOutOfDate: wire.isOutOfDate ?? false,
  };
}
