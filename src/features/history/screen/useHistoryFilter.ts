import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { createPath, useLocation, useSearchParams } from 'react-router-dom';
import * as historyTexts from '@/features/history/texts';
import type { HistoryFilter } from '@/features/history/rules/historyFilter';
import { selectPlace } from '@/features/navigation/navigationSlice';

/** Milliseconds without a change before the address is updated. */
const PAUSE_MS = 300;

export interface HistoryChoices extends HistoryFilter {
  sort: string;
}

const PARAMS = {
  text: 'q',
  status: 'status',
  service: 'aus',
  days: 'days',
  sort: 'sort',
} as const satisfies Record<keyof HistoryChoices, string>;

/** Keeps filter and order in the address, so that users can share them. The controls change before it does. */
export function useHistoryFilter() {
  const [params, setParams] = useSearchParams();
  const shown = createPath(useLocation());
  const isNavigating = useSelector(selectPlace)?.href !== shown;
  const [wanted, setWanted] = useState<Partial<HistoryChoices> | null>(null);
  const valueOf = (name: keyof HistoryChoices): string => wanted?.[name] ?? params.get(PARAMS[name]) ?? '';
  const [text, status, service, sort] = [valueOf('text'), valueOf('status'), valueOf('service'), valueOf('sort')];
  const days = Object.hasOwn(historyTexts.lastDays, valueOf('days')) ? valueOf('days') : '';
  // Keep the same object for equal values, so that the updated address doesn't re-render the table.
  const filter = useMemo(() => ({ text, status, service, days, sort }), [text, status, service, days, sort]);
  // The address is up to date, so Back, Forward and links set the filter again.
  if (wanted !== null && isIn(params, filter)) setWanted(null);

  useEffect(() => {
    // Updating the address now would interrupt the pending navigation.
    if (wanted === null || isNavigating) return undefined;
    const follow = () => setParams((now) => withParams(now, filter), { replace: true, preventScrollReset: true });
    const timer = setTimeout(follow, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, isNavigating, filter, setParams]);

  const change = useCallback((changes: Partial<HistoryChoices>) => setWanted((now) => ({ ...now, ...changes })), []);
  // The table follows fast typing later than the controls.
  return { filter, deferred: useDeferredValue(filter), change };
}

const NAMES = Object.keys(PARAMS) as (keyof HistoryChoices)[];

const isIn = (params: URLSearchParams, filter: HistoryChoices): boolean =>
  NAMES.every((name) => filter[name] === (params.get(PARAMS[name]) ?? ''));

function withParams(params: URLSearchParams, filter: HistoryChoices): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of NAMES) {
    if (filter[name] === '') next.delete(PARAMS[name]);
    else next.set(PARAMS[name], filter[name]);
  }
  return next;
}
