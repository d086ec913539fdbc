import { isUnderwriting, type HistoryItem } from './historyItem';

export interface SubmissionCount {
  service: string;
  count: number;
}

/** Counts the submissions to each underwriting system; credit orders do not count. */
export function countSubmissions(items: readonly HistoryItem[]): SubmissionCount[] {
  const counts = new Map<string, number>();
  for (const { service } of items.filter(isUnderwriting)) {
    if (service !== null) counts.set(service, (counts.get(service) ?? 0) + 1);
  }
  return [...counts].map(([service, count]) => ({ service, count })).toSorted((a, b) => b.count - a.count);
}

/** True when DU itself reported excessive resubmissions. */
export const hasExcessiveResubmissions = (items: readonly HistoryItem[]): boolean =>
  items.some(({ ausDataSet }) =>
    ausDataSet?.duFindings.some(({ name }) => /EXCESSIVE[-\s]RESUBMISSIONS?/i.test(name ?? '')),
  );
