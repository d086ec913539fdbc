import { enumerated } from '@/config/listed';
import * as uiTexts from '@/config/texts/uiTexts';
import * as laterTexts from '@/config/texts/laterTexts';
import * as orderTexts from '@/features/request/orderTexts';
import { type CreditPrices, costOfNew } from '@/features/request/rules/orderSummary';
import type { Borrower } from '@/features/request/rules/workingBorrowers';
import { mayPullInstead, orderedNew, reissuable, reissued, reportPlan } from '@/features/request/rules/reportPlan';
import { reportNumbers } from '@/features/request/rules/reportOnFile';
import { calendarDays, daysUntil } from '@/lib/daysUntil';
import { shortDate } from '@/lib/format';
import { momentOf } from '@/lib/moment';
import { inSentence } from '@/lib/shortText';
import type { RecentCredit } from '@/features/request/api/contract/requestSetup';
import type { OrderConcern } from './submission';
import { concern, earlierOrders, type EarlierOrders } from './earlierOrders';
import type { OrderForm } from '@/features/request/rules/orderForm';
import { type KnownFacts, undelivered } from './undelivered';

/** What is known of the loan, of its credit and of the form. */
export interface GuardFacts extends KnownFacts {
  recentCredit: RecentCredit | undefined;
  /** The report on file could not be loaded, so it is unknown whether there is one. */
  isCreditUnknown: boolean;
  prices: CreditPrices;
  /** Epoch milliseconds, to show ages. */
  now: number;
}

type GuardSituation = EarlierOrders & GuardFacts;

/** Returns everything that the user must confirm first; an order without concerns is sent at once. */
export const orderConcerns = (form: OrderForm, situation: GuardSituation): OrderConcern[] => [
  ...earlierOrders(situation),
  ...undelivered(form, situation),
  ...duplicate(form, situation),
  ...softReissue(form, situation),
  ...expiringReissue(form, situation),
];

/** The order pulls, or may pull, a new report although one is, or may be, on file. @spec REQ-56 */
function duplicate(form: OrderForm, situation: GuardSituation): OrderConcern[] {
  const { recentCredit, isCreditUnknown, prices, now } = situation;
  const ordered = orderedNew(form.borrowers);
  const onFile = new Set((recentCredit?.borrowers ?? []).map(({ borrowerId }) => borrowerId));
  const repeated = ordered.filter(
    ({ borrowerId, previousReportReferenceNumber }) =>
      previousReportReferenceNumber !== null || onFile.has(borrowerId) || recentCredit?.areBorrowersKnown === false,
  );
  const instead = mayPullInstead(form.borrowers);
  const chosen = ordered.length - instead.length;
  const isKnownToRepeat = repeated.length + instead.length > 0;
  if (!isKnownToRepeat && !(isCreditUnknown && ordered.length > 0)) return [];
  const isSoftOnFile = recentCredit?.isGseSoftCreditPull ?? false;
  const estimate = costOfNew(form, prices);
  const canReissue = new Set(reissuable(form.borrowers));
  return [
    {
      kind: 'duplicate',
      title:
        instead.length === ordered.length
          ? orderTexts.reissuePulls
          : isKnownToRepeat
            ? orderTexts.reportOnFile
            : orderTexts.reportOnFileUnknown,
      lines: [
        recentCredit !== undefined && describeReportOnFile(recentCredit, now),
        instead.length > 0 && pulledInsteadLine(instead, form),
        chosen > 0 && orderedLine(chosen, form),
        estimate !== '' && orderTexts.estimatedCost(instead.length === 0 ? estimate : orderTexts.upTo(estimate)),
      ].filter((line) => line !== false),
      // The API cannot turn a soft report into a full one.
      canReissue: repeated.some((one) => canReissue.has(one)) && isSoftOnFile === (form.pull === 'soft'),
    },
  ];
}

const orderedLine = (count: number, { pull }: OrderForm): string =>
  pull === 'soft'
    ? orderTexts.ordersSoftReports(uiTexts.borrowers(count))
    : orderTexts.addsHardInquiry(uiTexts.borrowers(count));

function pulledInsteadLine(instead: readonly Borrower[], { borrowers, pull }: OrderForm): string {
  const unknown = instead.filter((borrower) => reportPlan(borrower, borrowers)?.isUnknown === true).length;
  const known = instead.length - unknown;
  return [
    known > 0 && orderTexts.pulledInstead(uiTexts.borrowers(known)),
    unknown > 0 && orderTexts.pulledInsteadUnknown(uiTexts.borrowers(unknown)),
    pull !== 'soft' && orderTexts.mayAddHardInquiry,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * A soft report is reissued in an order for full credit: the run succeeds, but the full credit is still missing.
 * @spec REQ-57
 */
function softReissue(form: OrderForm, { recentCredit, now }: GuardSituation): OrderConcern[] {
  if (recentCredit?.isGseSoftCreditPull !== true) return [];
  const count = reissuedFrom(recentCredit, form).filter(({ pull }) => pull === 'full').length;
  if (count === 0) return [];
  const effect = orderTexts.reissueStaysSoft(uiTexts.borrowers(count));
  return concern('softReissue', orderTexts.softReportOnFile, [describeReportOnFile(recentCredit, now), effect]);
}

/** The report on file is reissued on its last day or later, by the date that the service sent. */
function expiringReissue(form: OrderForm, { recentCredit, now }: GuardSituation): OrderConcern[] {
  if (recentCredit === undefined) return [];
  const days = daysUntil(recentCredit.expiresOn, now);
  const count = reissuedFrom(recentCredit, form).length;
  if (days === null || days > 0 || count === 0) return [];
  const title = days === 0 ? orderTexts.reportExpiresToday : orderTexts.reportExpired;
  const effect = orderTexts.reissuesIt(uiTexts.borrowers(count));
  return concern('expiringReissue', title, [describeReportOnFile(recentCredit, now), effect]);
}

const reissuedFrom = (credit: RecentCredit, { borrowers }: OrderForm): Borrower[] => {
  const onFile = reportNumbers(credit);
  return reissued(borrowers).filter(({ currentReportReferenceNumber }) =>
    onFile.includes(currentReportReferenceNumber),
  );
};

/** Describes the report on file in one line: agency, reference numbers, age, kind and expiry. */
export function describeReportOnFile(credit: RecentCredit, now: number): string {
  return [
    credit.creditAgencyName && inSentence(credit.creditAgencyName),
    enumerated(reportNumbers(credit)),
    describeAge(credit.requestDate, now),
    laterTexts.reportKind(credit.isGseSoftCreditPull),
    momentOf(credit.expiresOn) === null ? null : orderTexts.expires(shortDate(credit.expiresOn)),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Of the request: a reissue of today has a report of an earlier day. */
function describeAge(date: string | null, now: number): string | null {
  const moment = momentOf(date);
  if (moment === null) return null;
  const days = Math.max(0, calendarDays(moment, now));
  return days === 0 ? orderTexts.requestedToday : orderTexts.requested(uiTexts.daysAgo(days));
}

interface SignIn {
  /** Seconds; 0 requires no fresh sign-in. */
  maxAgeSeconds: number;
  /** Epoch milliseconds of the provider's clock; null when the provider doesn't say. */
  signedInAt: number | null;
  /** Epoch milliseconds. */
  now: number;
}

/** True when the order adds hard inquiries, and the deployment wants a more recent sign-in for that. */
export const needsFreshSignIn = (form: OrderForm, { maxAgeSeconds, signedInAt, now }: SignIn): boolean =>
  maxAgeSeconds > 0 &&
  form.pull === 'full' &&
  orderedNew(form.borrowers).length > 0 &&
  (signedInAt === null || now - signedInAt > maxAgeSeconds * 1000);
