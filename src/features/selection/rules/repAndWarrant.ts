import * as uiTexts from '@/config/texts/uiTexts';
import * as selectionTexts from '@/features/selection/texts';
import { type Day, daysUntil } from '@/lib/daysUntil';
import { shortDate } from '@/lib/format';
import type { Relief } from '@/features/selection/api/contract/selection';

export const RELIEF_TYPES = [
  { id: 1, label: selectionTexts.reliefTypes.assets },
  { id: 2, label: selectionTexts.reliefTypes.income },
  { id: 3, label: selectionTexts.reliefTypes.employment },
  { id: 4, label: selectionTexts.reliefTypes.collateral },
] as const;

export type ReliefTypeId = (typeof RELIEF_TYPES)[number]['id'];

export type BorrowerRelief = Relief['borrowers'][number];

const TONES = new Map<string, 'ok' | 'warn'>([
  ['eligible', 'ok'],
  ['unable to determine', 'warn'],
]);

/** Relief that is not granted or not requested is normal, so it is neutral, like an unknown status. */
export const reliefTone = (status: string | null): 'ok' | 'warn' | 'neutral' =>
  TONES.get(status?.toLowerCase() ?? '') ?? 'neutral';

export const isEligible = (status: string | null): boolean => reliefTone(status) === 'ok';

export const isUniform = ({ status, borrowers }: Relief): boolean =>
  borrowers.length > 0 && borrowers.every((borrower) => borrower.status === status);

/** Calendar days before a date at which it is marked, on every screen. */
const SOON_DAYS = 5;

/** True from five days before the date on, and when it is past. */
export const isSoon = (days: number): boolean => days <= SOON_DAYS;

/** In days of the user's time zone: amber when the date is soon, red when past. @empty undefined for an invalid date */
export function closeByOf(closeByDate: Day | null, now: number) {
  const days = daysUntil(closeByDate, now);
  if (days === null) return undefined;
  const date = shortDate(closeByDate);
  if (days < 0) return { tone: 'error' as const, text: selectionTexts.closeByPassed(date) };
  const left = days === 0 ? selectionTexts.today : selectionTexts.left(uiTexts.days(days));
  return { tone: isSoon(days) ? ('warn' as const) : ('ok' as const), text: selectionTexts.closeBy(date, left) };
}
