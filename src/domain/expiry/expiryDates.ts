import * as expiryTexts from '@/config/texts/expiryTexts';
import type { DigitalVerification } from '@/domain/request/digitalVerification';
import type { RecentCredit } from '@/domain/request/recentRequest';
import type { Relief } from '@/domain/selection/repAndWarrant';
import { daysUntil } from '@/lib/daysUntil';
import { counted, shortDate } from '@/lib/format';

/** A date after which a report or a relief no longer counts, as the service sent it. */
export interface ExpiryDate {
  key: string;
  /** What expires, such as 'Employment relief'. */
  label: string;
  /** Whose it is: the agency, the borrower and vendor, or the service. */
  detail: string;
  /** MM/dd/yy */
  date: string;
  /** Calendar days from today; negative in the past. */
  days: number;
}

export interface ReliefOfService {
  service: string;
  /** Assets, Income, Employment or Collateral. */
  type: string;
  relief: Relief;
}

export interface ExpirySources {
  credit: RecentCredit | undefined;
  verifications: readonly DigitalVerification[];
  reliefs: readonly ReliefOfService[];
}

/** Returns the dates that the service sent, soonest first. What has no valid date is absent. */
export function expiryDates({ credit, verifications, reliefs }: ExpirySources, now: number): ExpiryDate[] {
  const of = (iso: string | null, key: string, label: string, detail: string): ExpiryDate[] => {
    const days = daysUntil(iso, now);
    return days === null ? [] : [{ key, label, detail, date: shortDate(iso), days }];
  };
  return [
    ...(credit === undefined ? [] : of(credit.expiresOn, 'credit', expiryTexts.credit, creditDetail(credit))),
    ...verifications.flatMap(({ type, borrowerName, borrowerId, system, reportId, expiresOn }) =>
      of(
        expiresOn,
        JSON.stringify([type, borrowerId, system, reportId]),
        expiryTexts.verification(type.toLowerCase()),
        [borrowerName, system].filter(Boolean).join(', '),
      ),
    ),
    ...reliefs.flatMap(({ service, type, relief }) =>
      of(
        relief.closeByDate,
        JSON.stringify([service, type]),
        expiryTexts.reliefOf(type.toLowerCase()),
        expiryTexts.closeBy(service),
      ),
    ),
  ].toSorted((one, other) => one.days - other.days);
}

const creditDetail = ({ agencyName, isSoft, borrowers }: RecentCredit): string => {
  const references = [...new Set(borrowers.map(({ referenceNumber }) => referenceNumber).filter(Boolean))];
  return [agencyName, ...references, isSoft ? 'soft' : 'hard'].filter(Boolean).join(', ');
};

/** How many dates the line names; the list has all. */
const NAMED = 2;

/** From this many days on, a date is marked. */
const SOON_DAYS = 30;

/** The line beside the tabs. */
export interface NextToExpire {
  text: string;
  isSoon: boolean;
}

/**
 * Returns the line: the soonest date of each kind that is not past, how many are past, and the remarks.
 *
 * @empty undefined without dates and remarks
 */
export function nextToExpire(dates: readonly ExpiryDate[], remarks: readonly string[]): NextToExpire | undefined {
  const ahead = dates.filter(({ days }) => days >= 0);
  const soonest = ahead.filter(({ label }, at) => ahead.findIndex((other) => other.label === label) === at);
  const past = dates.length - ahead.length;
  const parts = [
    ...soonest.slice(0, NAMED).map(({ label, days }) => expiryTexts.left(label, daysLeft(days))),
    ...(past === 0 ? [] : [expiryTexts.expired(past)]),
    ...remarks,
  ];
  if (parts.length === 0) return undefined;
  return { text: capitalized(parts.join(' · ')), isSoon: dates.some(({ days }) => days <= SOON_DAYS) };
}

/** 'today', '1 day', '19 days', or that the date is past. */
export function daysLeft(days: number): string {
  if (days < 0) return expiryTexts.passed;
  return days === 0 ? expiryTexts.today : counted(days, 'day');
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
