import { isoDay, MISSING } from '@/lib/format';
import type { RequestGroup } from '@/features/requests/rules/historyRows';
import type { HistoryItem } from '@/features/requests/api/contract/history';

/** The search in the history. An empty text matches everything. */
export interface HistoryFilter {
  text: string;
  status: string;
  service: string;
  /** The first and the last day, as in 2026-11-20. */
  from: string;
  to: string;
}

export const UNFILTERED: HistoryFilter = { text: '', status: '', service: '', from: '', to: '' };

export const isUnfiltered = ({ text, status, service, from, to }: HistoryFilter): boolean =>
  [text.trim(), status, service, from, to].every((value) => value === '');

/**
 * Returns the requests in which one service matches all filters. A request is kept or dropped as a whole, so that its
 * services stay together.
 * @empty the same list when no filter is set
 */
export function filterGroups(groups: readonly RequestGroup[], filter: HistoryFilter): readonly RequestGroup[] {
  if (isUnfiltered(filter)) return groups;
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return groups.filter(
    ({ items, latestDate }) => isWithin(latestDate, filter) && items.some((item) => isMatch(item, filter, words)),
  );
}

/** Compares days in the user's time zone, as the table shows them. Ignores a bound that is no date. */
function isWithin(date: string | null, { from, to }: HistoryFilter): boolean {
  if (!isDay(from) && !isDay(to)) return true;
  const day = isoDay(date);
  return day !== MISSING && (!isDay(from) || day >= from) && (!isDay(to) || day <= to);
}

export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && isoDay(text) !== MISSING;

const isMatch = (item: HistoryItem, { status, service }: HistoryFilter, words: readonly string[]): boolean =>
  isChosen(item.status, status) &&
  isChosen(item.ausRequestType ?? '', service) &&
  words.every((word) => searchable(item).includes(word));

const isChosen = (value: string, chosen: string): boolean =>
  chosen === '' || value.toLowerCase() === chosen.toLowerCase();

const searchable = (item: HistoryItem): string =>
  [
    item.requestId,
    item.ausRequestType,
    item.casefileId,
    item.submittedBy,
    item.status,
    item.error,
    item.ausDataSet?.productMoniker,
    ...item.creditDetail.map(({ borrowerName }) => borrowerName),
  ]
    .join('\n')
    .toLowerCase();

/** Returns the existing statuses and services, as choices for the filters. */
export const filterChoices = (items: readonly HistoryItem[]): Record<'status' | 'service', string[]> => ({
  status: occurring(items.map(({ status }) => status)),
  service: occurring(items.map(({ ausRequestType }) => ausRequestType ?? '')),
});

const occurring = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '').toSorted();

/** Returns the last days up to today. */
export function lastDays(days: number, today: Date): Pick<HistoryFilter, 'from' | 'to'> {
  const first = new Date(today.getFullYear(), today.getMonth(), today.getDate() - days + 1);
  return { from: isoDay(first.toISOString()), to: isoDay(today.toISOString()) };
}
