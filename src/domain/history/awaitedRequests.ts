import { POLLS_FOR_LISTING } from '@/config/constants';

/** Requests that have been ordered and that the history does not list yet: a service may take a while to. */
export interface AwaitedRequests {
  ids: string[];
  /** Reads since they were ordered. */
  reads: number;
}

export const nothingAwaited: AwaitedRequests = { ids: [], reads: 0 };

interface Listed {
  requestId: string;
}

/** What is awaited once more has been ordered. */
export const awaitMore = ({ ids }: AwaitedRequests, more: readonly string[], listed: readonly Listed[]) =>
  unlisted([...new Set([...ids, ...more])], 0, listed);

/** What is awaited after one more read. */
export const awaitOn = (awaited: AwaitedRequests, listed: readonly Listed[]): AwaitedRequests =>
  awaited.ids.length === 0 ? awaited : unlisted(awaited.ids, awaited.reads + 1, listed);

function unlisted(ids: readonly string[], reads: number, listed: readonly Listed[]): AwaitedRequests {
  const known = new Set(listed.map(({ requestId }) => requestId));
  const missing = ids.filter((id) => !known.has(id));
  return missing.length === 0 ? nothingAwaited : { ids: missing, reads };
}

/** Whether to read again for them: not for ever, because an order may never be listed under the id it was given. */
export const isLookedFor = ({ ids, reads }: AwaitedRequests): boolean => ids.length > 0 && reads < POLLS_FOR_LISTING;
