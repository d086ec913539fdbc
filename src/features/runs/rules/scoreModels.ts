import { enumerated } from '@/config/listed';
import * as modelTexts from '@/features/runs/rules/modelTexts';
import type { RequestGroup } from '@/features/runs/rules/historyRows';
import { groupBy } from '@/lib/byKey';

/**
 * Returns the score models that the loan's reports name, each with its requests, oldest first. Case, spaces,
 * punctuation and marks such as (R) make no difference.
 * @shape `groups` newest first, as History has them
 * @empty [] where the service sends no model
 */
export function scoreModelsOf(groups: readonly RequestGroup[]) {
  const reports = groups
    .toReversed()
    .flatMap(({ requestId, items }) =>
      items.flatMap(({ creditDetail }) =>
        creditDetail.flatMap(({ scoreModel: name }) => (name === null ? [] : [{ name, requestId }])),
      ),
    );
  return [...groupBy(reports, ({ name }) => keyOf(name)).values()].map((some) => ({
    name: some[0].name,
    requestIds: [...new Set(some.map(({ requestId }) => requestId))],
  }));
}

/** A name of marks alone is its own key. */
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(MARKS, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '') || name;

const MARKS = /\((r|c|tm|sm)\)|[®©™℠]/g;

/** 'Classic FICO (requests 11, 12), VantageScore 4.0 (request 14)'. @empty undefined for one model, and for none */
export function describeMixedModels(groups: readonly RequestGroup[]): string | undefined {
  const models = scoreModelsOf(groups);
  if (models.length < 2) return undefined;
  return enumerated(
    models.map(({ name, requestIds }) => modelTexts.modelIn(name, requestIds.length, enumerated(requestIds))),
  );
}
