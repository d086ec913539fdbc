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
  const [wanted, setWanted] = useState<Partial<HistoryFilter> | null>(null);
  const text = wanted?.text ?? params.get(PARAMS.text) ?? '';
  const status = wanted?.status ?? params.get(PARAMS.status) ?? '';
  const service = wanted?.service ?? params.get(PARAMS.service) ?? '';
  // The same object while it says the same: the address catching up is no news.
  const filter = useMemo(() => ({ text, status, service }), [text, status, service]);
  // From here on Back, Forward and links lead again.
  if (wanted !== null && isIn(params, filter)) setWanted(null);

  useEffect(() => {
    if (wanted === null) return undefined;
    const follow = () => setParams((now) => withParams(now, filter), { replace: true, preventScrollReset: true });
    const timer = setTimeout(follow, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, filter, setParams]);

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
