import { enumerated } from '@/config/listed';
import * as detailTexts from '@/features/history/detailTexts';
import type { RequestGroup } from '@/features/requests/rules/historyRows';

/** A score model that reports of the loan name, in the service's words. */
export interface ScoreModel {
  name: string;
  /** The requests that name it, oldest first, as ranges of neighbors. */
  requests: { first: string; last: string }[];
}

/**
 * Returns the score models that the loan's reports name, in the order in which they appear. Case, spaces, punctuation and
 * marks such as (R) make no difference.
 * @shape `groups` newest first, as History has them
 * @empty [] where the service sends no model
 */
export function scoreModelsOf(groups: readonly RequestGroup[]): ScoreModel[] {
  const models = new Map<string, ScoreModel & { place: number }>();
  groups.toReversed().forEach(({ requestId, items }, place) => {
    for (const { scoreModel } of items.flatMap(({ creditDetail }) => creditDetail)) {
      if (scoreModel === null) continue;
      const key = keyOf(scoreModel);
      const known = models.get(key) ?? { name: scoreModel, requests: [], place: -2 };
      const latest = known.requests.at(-1);
      if (latest !== undefined && place - known.place <= 1) latest.last = requestId;
      else known.requests.push({ first: requestId, last: requestId });
      models.set(key, { ...known, place });
    }
  });
  return [...models.values()].map(({ name, requests }) => ({ name, requests }));
}

/** A name of marks alone is its own key. */
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(MARKS, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '') || name;

const MARKS = /\((r|c|tm|sm)\)|[®©™℠]/g;

/**
 * Names the score models with their requests, if there are several.
 * @shape 'Classic FICO (requests 11 to 13, request 15), VantageScore 4.0 (request 14)'
 * @empty undefined for one model, and where the service sends none
 */
export function describeMixedModels(groups: readonly RequestGroup[]): string | undefined {
  const models = scoreModelsOf(groups);
  if (models.length < 2) return undefined;
  return enumerated(
    models.map(({ name, requests }) => detailTexts.modelIn(name, enumerated(requests.map(describeRange)))),
  );
}

const describeRange = ({ first, last }: ScoreModel['requests'][number]): string =>
  first === last ? detailTexts.request(first) : detailTexts.requests(first, last);
