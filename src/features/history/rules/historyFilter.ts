import { type RequestGroup, sentAt } from '@/features/requests/rules/historyRows';
import type { HistoryItem } from '@/features/requests/api/contract/history';

/** The search in the history. An empty text matches everything. */
export interface HistoryFilter {
  text: string;
  status: string;
  service: string;
  /** How many days up to today. */
  days: string;
}

export const UNFILTERED: HistoryFilter = { text: '', status: '', service: '', days: '' };

export const isUnfiltered = ({ text, status, service, days }: HistoryFilter): boolean =>
  [text.trim(), status, service, days].every((value) => value === '');

/** Keeps a request with all its services if one matches all filters. @empty the same list when no filter is set */
export function filterGroups(
  groups: readonly RequestGroup[],
  filter: HistoryFilter,
  today: Date,
): readonly RequestGroup[] {
  if (isUnfiltered(filter)) return groups;
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  const first = new Date(today.getFullYear(), today.getMonth(), today.getDate() - Number(filter.days) + 1).getTime();
  return groups.filter(
    ({ items, latestDate }) =>
      (filter.days === '' || sentAt(latestDate) >= first) && items.some((item) => isMatch(item, filter, words)),
  );
}

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

export const filterChoices = (items: readonly HistoryItem[]): Record<'status' | 'service', string[]> => ({
  status: occurring(items.map(({ status }) => status)),
  service: occurring(items.map(({ ausRequestType }) => ausRequestType ?? '')),
});

const occurring = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '').toSorted();
