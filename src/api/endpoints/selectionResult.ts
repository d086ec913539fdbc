import type { AnswerOf } from '@/api/http/send';
import { ausServiceLabel } from '@/domain/loan/aus';
import type { SelectionResult } from '@/domain/selection/selectionResult';
import { idText } from './idText';

type WireResult = NonNullable<NonNullable<AnswerOf<'selections'>>['selections']>[number];

/** One service's result of a run in the domain's words. */
export function toSelectionResult(wire: WireResult): SelectionResult {
  const { uiOnlyRequestId, ausRequestType, isLPThroughCaliber, isWaterfallLogicApplied, ...same } = wire;
  const requestId = String(wire.requestId);
  const isThroughServicer = isLPThroughCaliber ?? false;
  return {
    ...same,
    // Services of one request may have no id of their own.
    key: idText(uiOnlyRequestId) ?? `${requestId} ${wire.ausRequestTypeId ?? ''}`,
    requestId,
    responseId: idText(wire.responseId),
    service: ausServiceLabel(ausRequestType, wire.ausRequestTypeId, isThroughServicer) ?? 'AUS',
    isThroughServicer,
    status: wire.status ?? '',
    isRecommended: wire.isRecommended ?? false,
    isSelected: wire.isSelected ?? false,
    isWaterfallApplied: isWaterfallLogicApplied ?? false,
    waterfallReasons: wire.waterfallReasons ?? [],
    isOutOfDate: wire.isOutOfDate ?? false,
  };
}
