import { differenceInCalendarDays } from 'date-fns';
import { counted, momentOf, shortDate } from '@/lib/format';

/** Types of representation and warranty relief by their numeric ids. */
export const RELIEF_TYPES = [
  { id: 1, label: 'Assets' },
  { id: 2, label: 'Income' },
  { id: 3, label: 'Employment' },
  { id: 4, label: 'Collateral' },
] as const;

export type ReliefTypeId = (typeof RELIEF_TYPES)[number]['id'];

export interface BorrowerRelief {
  borrowerName: string | null;
  status: string | null;
  vendorName: string | null;
  reportId: string | null;
}

/** Relief of one result, one type. Null means not delivered. */
export interface Relief {
  /** Eligible, Not Eligible, Unable to Determine, Not Requested, or the service's own word. */
  status: string | null;
  /** ISO 8601 as delivered: relief is lost when the loan closes later. */
  closeByDate: string | null;
  borrowers: BorrowerRelief[];
  messageCount: number;
}

/** One message behind a relief status. */
export interface ReliefMessage {
  code: string | null;
  text: string | null;
  borrowerName: string | null;
}

const TONES: Readonly<Record<string, 'ok' | 'warn'>> = { eligible: 'ok', 'unable to determine': 'warn' };

/** Relief that is not given, or was not asked for, is nothing out of the ordinary: neutral, like a word nobody knows. */
export const reliefTone = (status: string | null): 'ok' | 'warn' | 'neutral' =>
  TONES[status?.toLowerCase() ?? ''] ?? 'neutral';

/** Whether every borrower stands where the whole loan does. */
export const isUniform = ({ status, borrowers }: Relief): boolean =>
  borrowers.length > 0 && borrowers.every((borrower) => borrower.status === status);

/** How long relief still holds. */
export interface CloseBy {
  tone: 'ok' | 'warn' | 'error';
  text: string;
}

/** Calendar days; from here on the countdown asks for attention. */
const SOON_DAYS = 5;

/**
 * The countdown to a close-by date in whole calendar days of the reader's zone: amber from five days, red when past.
 *
 * @empty what is no date has no countdown
 */
export function closeByOf(closeByDate: string | null, now: number): CloseBy | undefined {
  const moment = momentOf(closeByDate);
  if (moment === null) return undefined;
  const days = differenceInCalendarDays(moment, now);
  const date = shortDate(closeByDate);
  if (days < 0) return { tone: 'error', text: `Close-by date ${date} has passed` };
  const left = days === 0 ? 'today' : `${counted(days, 'day')} left`;
  return { tone: days <= SOON_DAYS ? 'warn' : 'ok', text: `Close by ${date} (${left})` };
}
