import { differenceInCalendarDays } from 'date-fns';
import { isProcessing, type HistoryItem } from '@/domain/history/historyItem';
import type { RecentCredit } from '@/domain/request/recentRequest';
import type { Readiness } from '@/domain/validation/validateSubmission';
import { counted, fullDateTime, momentOf, shortDate } from '@/lib/format';
import { uniqueBy } from '@/lib/uniqueBy';
import { orderedNew, type OrderForm } from './orderForm';
import { costEstimate, newCreditOf } from './orderSummary';

/** A reason to stop and think before an order is sent; it is sent only after an explicit confirmation. */
export interface OrderConcern {
  kind: 'unconfirmed' | 'meanwhile' | 'running' | 'duplicate' | 'softReissue' | 'warning';
  title: string;
  lines: string[];
  /** The report on file can be used again instead. */
  canReissue?: boolean;
}

interface GuardSituation {
  readiness: readonly Readiness[];
  recentCredit: RecentCredit | undefined;
  /** It could not be read, so nobody knows whether there is a report on file. */
  isCreditUnknown: boolean;
  history: readonly HistoryItem[];
  /** An earlier order of this loan whose outcome nobody knows. Epoch milliseconds. */
  unconfirmedSince: number | null;
  creditCostEstimate: number | undefined;
  now: number;
}

/** Everything about an order that should be thought over first; an order without concerns is sent at once. */
export const orderConcerns = (form: OrderForm, situation: GuardSituation): OrderConcern[] => [
  ...unconfirmed(situation),
  ...running(situation),
  ...duplicate(form, situation),
  ...softReissue(form, situation),
  ...warnings(situation),
];

function unconfirmed({ unconfirmedSince }: GuardSituation): OrderConcern[] {
  if (unconfirmedSince === null) return [];
  const when = fullDateTime(new Date(unconfirmedSince).toISOString());
  return [
    {
      kind: 'unconfirmed',
      title: 'An earlier order could not be confirmed',
      lines: [
        `The order of ${when} may have gone through although its answer was lost. Check History before ordering again.`,
        'Ordering now may order and charge the same credit reports twice.',
      ],
    },
  ];
}

function running({ history }: GuardSituation): OrderConcern[] {
  const ids = requestNumbers(history.filter(isProcessing));
  if (ids.length === 0) return [];
  return [
    {
      kind: 'running',
      title: 'A request is still being processed',
      lines: [`Request ${ids.join(', ')} has not finished. Its credit reports are not on file yet.`],
    },
  ];
}

/** A new report although there is one on file, or may be. */
function duplicate(form: OrderForm, situation: GuardSituation): OrderConcern[] {
  const { recentCredit, isCreditUnknown, creditCostEstimate, now } = situation;
  const ordered = orderedNew(form.borrowers);
  const onFile = new Set((recentCredit?.borrowers ?? []).map(({ borrowerId }) => borrowerId));
  const repeated = ordered.filter(
    ({ borrowerId, previousReference }) => previousReference !== null || onFile.has(borrowerId),
  );
  const isKnownToRepeat = repeated.length > 0;
  if (!isKnownToRepeat && !(isCreditUnknown && ordered.length > 0)) return [];
  const isSoftOnFile = recentCredit?.isSoft ?? false;
  const estimate = costEstimate(newCreditOf(form.borrowers), creditCostEstimate);
  return [
    {
      kind: 'duplicate',
      title: isKnownToRepeat ? 'There is a credit report on file' : CREDIT_UNKNOWN,
      lines: [
        ...(recentCredit === undefined ? [] : [describeReportOnFile(recentCredit, now)]),
        form.pull === 'soft'
          ? `This orders new soft reports for ${counted(ordered.length, 'borrower')}.`
          : `This adds a hard inquiry for ${counted(ordered.length, 'borrower')}.`,
        ...(estimate === '' ? [] : [`Estimated cost: ${estimate}`]),
      ],
      // A report without a number cannot be asked for, nor can a soft one be turned into a full one.
      canReissue:
        repeated.some(({ currentReference }) => currentReference !== '') && isSoftOnFile === (form.pull === 'soft'),
    },
  ];
}

/** A soft report used again where full credit is asked for: the run goes through, and the full credit is missing all the same. */
function softReissue({ borrowers }: OrderForm, { recentCredit, now }: GuardSituation): OrderConcern[] {
  if (recentCredit?.isSoft !== true) return [];
  const onFile = new Set(recentCredit.borrowers.map(({ referenceNumber }) => referenceNumber));
  const affected = borrowers.filter(
    ({ isSelected, type, pull, currentReference }) =>
      isSelected && type === 'RE_ISSUE' && pull === 'full' && onFile.has(currentReference),
  );
  if (affected.length === 0) return [];
  return [
    {
      kind: 'softReissue',
      title: 'The credit report on file is a soft one',
      lines: [
        describeReportOnFile(recentCredit, now),
        `Reissuing it for ${counted(affected.length, 'borrower')} brings no full credit. Request new reports, or choose AUS Soft.`,
      ],
    },
  ];
}

const CREDIT_UNKNOWN = 'The credit report on file could not be read, so the same may be there already';

/** The report on file in one line: agency, reference numbers, age, kind and expiry. */
export function describeReportOnFile(credit: RecentCredit, now: number): string {
  const references = [...new Set(credit.borrowers.map(({ referenceNumber }) => referenceNumber).filter(Boolean))];
  return [
    credit.agencyName,
    references.join(', '),
    describeAge(credit.requestDate, now),
    credit.isSoft ? 'soft' : 'hard',
    momentOf(credit.expiresOn) === null ? null : `expires ${shortDate(credit.expiresOn)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function describeAge(date: string | null, now: number): string | null {
  const moment = momentOf(date);
  if (moment === null) return null;
  const days = Math.max(0, differenceInCalendarDays(now, moment));
  return days === 0 ? 'from today' : `${counted(days, 'day')} old`;
}

function warnings({ readiness }: GuardSituation): OrderConcern[] {
  const messages = readiness
    .flatMap(({ issues }) => issues)
    .filter(({ isWarning }) => isWarning === true)
    .map(({ message }) => message);
  return messages.length === 0 ? [] : [{ kind: 'warning', title: 'Please note', lines: messages }];
}

interface Comparison {
  /** What was there when the order was begun to be made up; null when History could not be read then. */
  seenIds: readonly string[] | null;
  /** What there is now; undefined when History cannot be read. */
  latest: readonly HistoryItem[] | undefined;
  /** Epoch milliseconds. */
  openedAt: number;
}

/** What has been ordered for the loan in another window, or by somebody else, since the order was made up. */
export function meanwhile({ seenIds, latest, openedAt }: Comparison): OrderConcern[] {
  if (latest === undefined) {
    return [
      {
        kind: 'meanwhile',
        title: "The loan's requests could not be read just now",
        lines: ['So nobody can tell whether the same has been ordered in the meantime.', ORDERED_TWICE],
      },
    ];
  }
  const fresh = latest.filter(({ requestId, requestDate }) =>
    seenIds === null ? (momentOf(requestDate) ?? 0) >= openedAt : !seenIds.includes(requestId),
  );
  if (fresh.length === 0) return [];
  const people = [...new Set(fresh.map(({ submittedBy }) => submittedBy).filter((name) => name !== null))];
  const by = people.length === 0 ? '' : ` by ${people.join(', ')}`;
  return [
    {
      kind: 'meanwhile',
      title: 'Something has been ordered for this loan in the meantime',
      lines: [
        `Request ${requestNumbers(fresh).join(', ')}${by} was not there when this screen was opened.`,
        ORDERED_TWICE,
      ],
    },
  ];
}

const ORDERED_TWICE = 'Ordering now may order the same credit reports twice.';

/** The numbers requests go by: the services of a multi request share the first one's. */
export const requestNumbers = (items: readonly HistoryItem[]): string[] =>
  uniqueBy(items, ({ requestId, multiAusRequestId }) =>
    multiAusRequestId === null ? requestId : `multi ${multiAusRequestId}`,
  ).map(({ requestId }) => requestId);
