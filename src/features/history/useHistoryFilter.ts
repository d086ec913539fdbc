import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { HistoryFilter } from '@/domain/historyFilter';

/** Milliseconds without a keystroke before the address follows the search box. */
const TYPING_PAUSE_MS = 300;

const PARAMS = { text: 'q', status: 'status', service: 'aus' } as const satisfies Record<keyof HistoryFilter, string>;

interface FilterControl {
  /** What the controls show. */
  filter: HistoryFilter;
  /** What the table follows: the same, a moment later while somebody types fast. */
  deferred: HistoryFilter;
  change: (changes: Partial<HistoryFilter>) => void;
}

/** The filter lives in the address, so that it can be sent to somebody; while typing, the search box is ahead of it. */
export function useHistoryFilter(): FilterControl {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState<string | null>(null);
  const inAddress = params.get(PARAMS.text) ?? '';
  const status = params.get(PARAMS.status) ?? '';
  const service = params.get(PARAMS.service) ?? '';
  const text = typed ?? inAddress;

  const filter = useMemo(() => ({ text, status, service }), [text, status, service]);

  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      setParams((now) => withParams(now, { text: typed }), { replace: true, preventScrollReset: true });
      setTyped(null);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, setParams]);

  const change = ({ text: next, ...lists }: Partial<HistoryFilter>): void => {
    if (next !== undefined) setTyped(next);
    if (Object.keys(lists).length > 0) {
      setParams((now) => withParams(now, lists), { replace: true, preventScrollReset: true });
    }
  };
  return { filter, deferred: useDeferredValue(filter), change };
}

function withParams(params: URLSearchParams, changes: Partial<HistoryFilter>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, param] of Object.entries(PARAMS)) {
    const value = changes[name as keyof HistoryFilter];
    if (value === '') next.delete(param);
    else if (value !== undefined) next.set(param, value);
  }
  return next;
}
