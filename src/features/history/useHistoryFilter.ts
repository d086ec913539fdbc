import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { HistoryFilter } from '@/domain/history/historyFilter';

/** Milliseconds without a change before the address follows. */
const PAUSE_MS = 300;

const PARAMS = { text: 'q', status: 'status', service: 'aus' } as const satisfies Record<keyof HistoryFilter, string>;

interface FilterControl {
  /** What the controls show. */
  filter: HistoryFilter;
  /** What the table follows: the same, a moment later while somebody types fast. */
  deferred: HistoryFilter;
  change: (changes: Partial<HistoryFilter>) => void;
}

/** The filter lives in the address, so that it can be sent to somebody; what is being typed or chosen is ahead of it. */
export function useHistoryFilter(): FilterControl {
  const [params, setParams] = useSearchParams();
  const [wanted, setWanted] = useState<HistoryFilter | null>(null);
  const inAddress = useMemo(() => filterIn(params), [params]);
  // The address has caught up: from here on Back, Forward and links lead again.
  if (wanted !== null && isSame(wanted, inAddress)) setWanted(null);
  const filter = wanted ?? inAddress;

  useEffect(() => {
    if (wanted === null) return undefined;
    const follow = () => setParams((now) => withParams(now, wanted), { replace: true, preventScrollReset: true });
    const timer = setTimeout(follow, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, setParams]);

  const change = useCallback(
    (changes: Partial<HistoryFilter>): void => setWanted((now) => ({ ...(now ?? inAddress), ...changes })),
    [inAddress],
  );
  return { filter, deferred: useDeferredValue(filter), change };
}

const NAMES = ['text', 'status', 'service'] as const;

const filterIn = (params: URLSearchParams): HistoryFilter => ({
  text: params.get(PARAMS.text) ?? '',
  status: params.get(PARAMS.status) ?? '',
  service: params.get(PARAMS.service) ?? '',
});

const isSame = (one: HistoryFilter, other: HistoryFilter): boolean => NAMES.every((name) => one[name] === other[name]);

function withParams(params: URLSearchParams, filter: HistoryFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of NAMES) {
    if (filter[name] === '') next.delete(PARAMS[name]);
    else next.set(PARAMS[name], filter[name]);
  }
  return next;
}
