import * as historyTexts from '@/features/history/texts';
import { decimalSum, twoDecimals } from '@/lib/format';
import { type RequestGroup, previousRuns } from '@/features/runs/rules/historyRows';
import { hasNoResult, isProcessing } from '@/features/runs/rules/historyItem';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { own } from '@/lib/own';

export interface DtiChange {
  /** Percentage points. */
  change: number;
  /** The previous run: its request id. */
  since: string;
}

/** The debt-to-income ratio that a run was submitted with, in percent. @empty null without a ratio */
export function dtiOf({ ausDataSet }: HistoryItem): number | null {
  const dti = ausDataSet?.dti;
  return Number.isFinite(dti) ? (dti ?? null) : null;
}

/**
 * Returns how the debt-to-income ratio of each run differs from the previous run of the same underwriting system. Runs
 * without a ratio or without a result are skipped. The change is a fact about the input: it explains no outcome.
 * @shape keyed by the run's key
 * @empty no entry for a first run, for one that runs or failed, and for one without a ratio
 */
export function dtiChanges(items: readonly HistoryItem[]): Record<string, DtiChange> {
  const withRatio = items.filter((item) => dtiOf(item) !== null && !isProcessing(item) && !hasNoResult(item));
  const previous = previousRuns(withRatio);
  return Object.fromEntries(
    withRatio.flatMap((item) => {
      const before = previous.get(item.key);
      if (before === undefined) return [];
      const change = decimalSum(dtiOf(item) ?? 0, -(dtiOf(before) ?? 0));
      return [[item.key, { change, since: before.requestId }]];
    }),
  );
}

/** '▲ 3.54': a fact without a color or a judgment. */
export const dtiAsFigure = ({ change }: DtiChange): string =>
  isNone(change) ? twoDecimals(0) : `${change > 0 ? '▲' : '▼'} ${twoDecimals(Math.abs(change))}`;

/** The same change for screen readers, with the run that it is measured against. */
export function dtiInWords({ change, since }: DtiChange): string {
  if (isNone(change)) return historyTexts.dtiSame(since);
  const points = twoDecimals(Math.abs(change));
  return change > 0 ? historyTexts.dtiUp(points, since) : historyTexts.dtiDown(points, since);
}

/** Less than two decimals show. */
const isNone = (change: number): boolean => Math.abs(change) < 0.005;

export type DtiPoint = ReturnType<typeof dtiPoints>[number];

/**
 * Returns all runs with a debt-to-income ratio, oldest first, each with its request.
 * @shape `place` is that of the request among those with a ratio, 0 the oldest; `dti` is in percent
 * @empty null as `change` of the first run of a system
 */
export const dtiPoints = (groups: readonly RequestGroup[], changes: Readonly<Record<string, DtiChange>>) =>
  groups
    .filter(({ items }) => items.some((item) => dtiOf(item) !== null))
    .toReversed()
    .flatMap(({ id, requestId, latestDate, items }, place) =>
      items.flatMap((item) => {
        const dti = dtiOf(item);
        const change = own(changes, item.key) ?? null;
        return dti === null
          ? []
          : [{ id, requestId, latestDate, place, service: item.ausRequestType ?? '', dti, change }];
      }),
    );

/** Six requests or more: fewer are read as fast in the table. */
export const isLongCourse = (points: readonly DtiPoint[]): boolean => (points.at(-1)?.place ?? 0) >= 5;

/** Returns whether the ratio has a course to show: three requests, and a run that moved it. */
export const hasCourse = (points: readonly DtiPoint[]): boolean =>
  (points.at(-1)?.place ?? 0) > 1 && points.some(({ change }) => change !== null && !isNone(change.change));
