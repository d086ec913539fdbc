import { lettersOf, plainText, searchPattern } from '@/features/loan/rules/plainText';
import { type RequestGroup, sentAt } from '@/features/runs/rules/historyRows';
import type { HistoryItem } from '@/features/runs/api/contract/history';

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
  const words = filter.text.split(/\s+/).flatMap((word) => searchPattern(word) ?? []);
  const first = new Date(today.getFullYear(), today.getMonth(), today.getDate() - Number(filter.days) + 1).getTime();
  return groups.filter(
    ({ items, latestDate }) =>
      (filter.days === '' || sentAt(latestDate) >= first) && items.some((item) => isMatch(item, filter, words)),
  );
}

const isMatch = (item: HistoryItem, { status, service }: HistoryFilter, words: readonly RegExp[]): boolean =>
  isChosen(item.status, status) &&
  isChosen(item.ausRequestType ?? '', service) &&
  words.every((word) => searchable(item).some((text) => word.test(text)));

const isChosen = (value: string, chosen: string): boolean =>
  chosen === '' || value.toLowerCase() === chosen.toLowerCase();

const searchable = ({ creditDetail, ...item }: HistoryItem): string[] => {
  const names = creditDetail.map(({ borrowerName }) => borrowerName ?? '');
  const { requestId, ausRequestType, casefileId, submittedBy, status, error, ausDataSet } = item;
  return [
    ...[requestId, ausRequestType, casefileId, submittedBy, status, error, ausDataSet?.productMoniker, ...names].map(
      (text) => plainText(text ?? ''),
    ),
    ...names.map(lettersOf),
  ];
};

export const filterChoices = (items: readonly HistoryItem[]): Record<'status' | 'service', string[]> => ({
  status: occurring(items.map(({ status }) => status)),
  service: occurring(items.map(({ ausRequestType }) => ausRequestType ?? '')),
});

const occurring = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '').toSorted();
