import { POLLS_FOR_LISTING } from '@/config/constants';

/** Orders that the history does not list yet. The API may take a while to list them. */
export interface AwaitedRequests {
  ids: string[];
  /** Reads since the order. */
  reads: number;
}

export const nothingAwaited: AwaitedRequests = { ids: [], reads: 0 };

interface Listed {
  requestId: string;
}

/** Adds placed orders to the awaited ones. New ones start the count again. */
export const addAwaited = ({ ids, reads }: AwaitedRequests, more: readonly string[], listed: readonly Listed[]) =>
  unlisted([...new Set([...ids, ...more])], more.every((id) => ids.includes(id)) ? reads : 0, listed);

/** Removes orders that the user knows are not listed. */
export const removeAwaited = ({ ids, reads }: AwaitedRequests, dropped: readonly string[]): AwaitedRequests => {
  const kept = ids.filter((id) => !dropped.includes(id));
  return kept.length === 0 ? nothingAwaited : { ids: kept, reads };
};

/** Updates the awaited orders after one more read. */
export const countRead = (awaited: AwaitedRequests, listed: readonly Listed[]): AwaitedRequests =>
  awaited.ids.length === 0 ? awaited : unlisted(awaited.ids, awaited.reads + 1, listed);

function unlisted(ids: readonly string[], reads: number, listed: readonly Listed[]): AwaitedRequests {
  const known = new Set(listed.map(({ requestId }) => requestId));
  const missing = ids.filter((id) => !known.has(id));
  return missing.length === 0 ? nothingAwaited : { ids: missing, reads };
}

/** True while polling looks for these orders. It ends, because History may never list the id of the response. */
export const isLookedFor = ({ ids, reads }: AwaitedRequests): boolean => ids.length > 0 && reads < POLLS_FOR_LISTING;
