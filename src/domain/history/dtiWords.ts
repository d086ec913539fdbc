import * as historyTexts from '@/config/texts/historyTexts';
import { twoDecimals } from '@/lib/format';
import type { DtiChange } from './dtiChanges';

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
