import * as scoreTexts from '@/config/texts/scoreTexts';
import type { RequestGroup } from './historyRows';

/** A score model that reports of the loan name, in the service's words, with the first and the last request. */
export interface ScoreModel {
  name: string;
  first: string;
  last: string;
}

/**
 * Returns the score models that the loan's reports name, in the order in which they appear. Case, spaces and punctuation
 * make no difference.
 *
 * @shape `groups` newest first, as History has them
 * @empty [] where the service sends no model
 */
export function scoreModelsOf(groups: readonly RequestGroup[]): ScoreModel[] {
  const models = new Map<string, ScoreModel>();
  for (const { requestId, items } of groups.toReversed()) {
    for (const { scoreModel } of items.flatMap(({ creditDetails }) => creditDetails)) {
      if (scoreModel === null) continue;
      const key = scoreModel.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
      const known = models.get(key);
      if (known === undefined) models.set(key, { name: scoreModel, first: requestId, last: requestId });
      else known.last = requestId;
    }
  }
  return [...models.values()];
}

/**
 * Names the score models with their requests, if there are several.
 *
 * @shape 'Classic FICO (requests 11 to 14), VantageScore 4.0 (request 15)'
 * @empty undefined for one model, and where the service sends none
 */
export function describeMixedModels(groups: readonly RequestGroup[]): string | undefined {
  const models = scoreModelsOf(groups);
  if (models.length < 2) return undefined;
  return models
    .map(({ name, first, last }) =>
      scoreTexts.model(name, first === last ? scoreTexts.request(first) : scoreTexts.requests(first, last)),
    )
    .join(', ');
}
