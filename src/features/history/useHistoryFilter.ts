import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { createPath, useLocation, useSearchParams } from 'react-router-dom';
import type { HistoryFilter } from '@/domain/history/historyFilter';
import { selectPlace } from '@/features/navigation/navigationSlice';

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
  const shown = createPath(useLocation());
  const isOnTheWay = useSelector(selectPlace)?.href !== shown;
  const [wanted, setWanted] = useState<Partial<HistoryFilter> | null>(null);
  const text = wanted?.text ?? params.get(PARAMS.text) ?? '';
  const status = wanted?.status ?? params.get(PARAMS.status) ?? '';
  const service = wanted?.service ?? params.get(PARAMS.service) ?? '';
  // The same object while it says the same: the address catching up is no news.
  const filter = useMemo(() => ({ text, status, service }), [text, status, service]);
  // From here on Back, Forward and links lead again.
  if (wanted !== null && isIn(params, filter)) setWanted(null);

  useEffect(() => {
    // Writing the address now would cut short the way to wherever the reader is going.
    if (wanted === null || isOnTheWay) return undefined;
    const follow = () => setParams((now) => withParams(now, filter), { replace: true, preventScrollReset: true });
    const timer = setTimeout(follow, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, isOnTheWay, filter, setParams]);

  const change = useCallback((changes: Partial<HistoryFilter>) => setWanted((now) => ({ ...now, ...changes })), []);
  return { filter, deferred: useDeferredValue(filter), change };
}

const NAMES = ['text', 'status', 'service'] as const;

const isIn = (params: URLSearchParams, filter: HistoryFilter): boolean =>
  NAMES.every((name) => filter[name] === (params.get(PARAMS[name]) ?? ''));

function withParams(params: URLSearchParams, filter: HistoryFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of NAMES) {
    if (filter[name] === '') next.delete(PARAMS[name]);
    else next.set(PARAMS[name], filter[name]);
  }
  return next;
}
