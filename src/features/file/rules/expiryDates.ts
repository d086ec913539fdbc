import * as laterTexts from '@/config/texts/laterTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { enumerated } from '@/config/listed';
import * as fileTexts from '@/features/file/texts';
import * as selectionTexts from '@/features/selection/texts';
import { withDistinctNames } from '@/features/loan/rules/people';
import { reportNumbers } from '@/features/request/rules/reportOnFile';
import { isEligible, isSoon } from '@/features/selection/rules/repAndWarrant';
import { type Day, daysUntil } from '@/lib/daysUntil';
import { capitalized, shortDate } from '@/lib/format';
import { uniqueBy } from '@/lib/byKey';
import type { DigitalVerification, RecentCredit } from '@/features/request/api/contract/requestSetup';
import type { Relief } from '@/features/selection/api/contract/selection';

/** A date after which a report or a relief no longer counts, as the service sent it. */
export interface ExpiryDate {
  key: string;
  /** What expires, such as 'Employment relief'. */
  label: string;
  /** The status of a relief that is not eligible, which the line names too. */
  reservation?: string;
  /** Whose it is: the agency, the borrower and vendor, or the service and its status. */
  detail: string;
  /** MM/dd/yy */
  date: string;
  /** Calendar days from today; negative in the past. */
  days: number;
  /** The field of Request that orders it again. */
  hash?: string;
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
  const of = (day: Day | null, about: Omit<ExpiryDate, 'date' | 'days'>): ExpiryDate[] => {
    const days = daysUntil(day, now);
    return days === null ? [] : [{ ...about, date: shortDate(day), days }];
  };
  return [
    ...of(credit?.expiresOn ?? null, {
      key: 'credit',
      label: fileTexts.expiryCredit,
      detail: credit === undefined ? '' : creditDetail(credit),
      hash: '#borrower',
    }),
    ...withDistinctNames(verifications).flatMap(
      ({ verificationType: type, borrowerName, borrowerId, verificationSystem: system, reportId, expiresOn }) =>
        of(expiresOn, {
          key: JSON.stringify([type, borrowerId, system, reportId]),
          label: fileTexts.verification(type.toLowerCase()),
          detail: [borrowerName, system].filter(Boolean).join(', '),
          hash: `#borrower-${borrowerId}`,
        }),
    ),
    ...reliefs.flatMap(({ service, type, relief }) =>
      of(relief.closeByDate, {
        key: JSON.stringify([service, type]),
        label: selectionTexts.reliefRow(type.toLowerCase()),
        reservation: relief.status === null || isEligible(relief.status) ? '' : relief.status.toLowerCase(),
        detail: fileTexts.expiryCloseBy([service, relief.status].filter(Boolean).join(', ')),
      }),
    ),
  ].toSorted((one, other) => one.days - other.days);
}

const creditDetail = (credit: RecentCredit): string =>
  [credit.creditAgencyName, enumerated(reportNumbers(credit)), laterTexts.reportKind(credit.isGseSoftCreditPull)]
    .filter(Boolean)
    .join(', ');

/** How many dates the line names; the list has all. */
const NAMED = 2;

/** The line beside the tabs: what is past, the soonest of each kind ahead, and remarks. @empty undefined without any */
export function nextToExpire(dates: readonly ExpiryDate[], remarks: readonly string[]) {
  const ahead = dates.filter(({ days }) => days >= 0);
  const soonest = uniqueBy(ahead, nameOf).map((date, at) => {
    if (date.days === 0) return fileTexts.leftOf(nameOf(date), fileTexts.expiresToday);
    const time = daysLeft(date.days);
    return fileTexts.leftOf(nameOf(date), at === 0 ? selectionTexts.left(time) : time);
  });
  // First, because a narrow window cuts the end of the line.
  const parts = [...pastWords(dates.filter(({ days }) => days < 0)), ...soonest.slice(0, NAMED), ...remarks];
  if (parts.length === 0) return undefined;
  return { text: capitalized(parts.join(' · ')), isSoon: dates.some(({ days }) => isSoon(days)) };
}

const nameOf = ({ label, reservation = '' }: ExpiryDate): string =>
  reservation === '' ? label : fileTexts.reserved(label, reservation);

function pastWords(past: readonly ExpiryDate[]): string[] {
  const [only, ...others] = new Set(past.map(nameOf));
  if (only === undefined) return [];
  return [others.length === 0 ? fileTexts.leftOf(only, fileTexts.isExpired) : fileTexts.expired(past.length)];
}

/** 'today', '1 day', '19 days', or that the date is past. */
export function daysLeft(days: number): string {
  if (days < 0) return fileTexts.isExpired;
  return days === 0 ? selectionTexts.today : uiTexts.days(days);
}
