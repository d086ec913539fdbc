import { differenceInCalendarDays } from 'date-fns';
import { fullDateTime, momentOf, shortDate } from '@/lib/format';
import { isProcessing, type HistoryItem } from './historyItem';
import { orderedNew, type OrderForm } from './orderForm';
import { costEstimate, counted, newCreditOf } from './orderSummary';
import type { RecentCredit } from './recentRequest';
import type { Readiness } from './validateSubmission';

/** A reason to stop and think before an order is sent; it is sent only after an explicit confirmation. */
export interface OrderConcern {
  kind: 'unconfirmed' | 'meanwhile' | 'running' | 'duplicate' | 'warning';
  title: string;
  lines: string[];
  /** The report on file can be used again instead. */
  canReissue?: boolean;
}

interface GuardSituation {
  readiness: readonly Readiness[];
  recentCredit: RecentCredit | undefined;
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
  const ids = [...new Set(history.filter(isProcessing).map(({ requestId }) => requestId))];
  if (ids.length === 0) return [];
  return [
    {
      kind: 'running',
      title: 'A request is still being processed',
      lines: [`Request ${ids.join(', ')} has not finished. Its credit reports are not on file yet.`],
    },
  ];
}

/** A new report although there is one on file. */
function duplicate(form: OrderForm, { recentCredit, creditCostEstimate, now }: GuardSituation): OrderConcern[] {
  const ordered = orderedNew(form.borrowers);
  const onFile = new Set((recentCredit?.borrowers ?? []).map(({ borrowerId }) => borrowerId));
  const repeated = ordered.filter(
    ({ borrowerId, previousReference }) => previousReference !== null || onFile.has(borrowerId),
  );
  if (repeated.length === 0) return [];
  const isSoftOnFile = recentCredit?.isSoft ?? false;
  const estimate = costEstimate(newCreditOf(form.borrowers), creditCostEstimate);
  return [
    {
      kind: 'duplicate',
      title: 'There is a credit report on file',
      lines: [
        ...(recentCredit === undefined ? [] : [describeReportOnFile(recentCredit, now)]),
        form.pull === 'soft'
          ? `This orders new soft reports for ${counted(ordered.length, 'borrower')}.`
          : `This adds a hard inquiry for ${counted(ordered.length, 'borrower')}.`,
        ...(estimate === '' ? [] : [`Estimated cost: ${estimate.replace('~ ', '')}`]),
      ],
      // A soft report cannot be turned into a full one.
      canReissue: isSoftOnFile === (form.pull === 'soft'),
    },
  ];
}

/** The report on file in one line: agency, reference numbers, age, kind and expiry. */
export function describeReportOnFile(credit: RecentCredit, now: number): string {
  const references = [...new Set(credit.borrowers.map(({ referenceNumber }) => referenceNumber).filter(Boolean))];
  const age = ageInDays(credit.requestDate, now);
  return [
    credit.agencyName,
    references.join(', '),
    age === null ? null : `${counted(age, 'day')} old`,
    credit.isSoft ? 'soft' : 'hard',
    momentOf(credit.expiresOn) === null ? null : `expires ${shortDate(credit.expiresOn)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function ageInDays(date: string | null, now: number): number | null {
  const moment = momentOf(date);
  return moment === null ? null : Math.max(0, differenceInCalendarDays(now, moment));
}

function warnings({ readiness }: GuardSituation): OrderConcern[] {
  const messages = readiness
    .flatMap(({ issues }) => issues)
    .filter(({ isWarning }) => isWarning === true)
    .map(({ message }) => message);
  return messages.length === 0 ? [] : [{ kind: 'warning', title: 'Please note', lines: messages }];
}

/** Requests of the loan that this screen had not seen when the order was made up. */
export function meanwhile(known: readonly string[], latest: readonly HistoryItem[]): OrderConcern[] {
  const fresh = [
    ...new Set(latest.filter(({ requestId }) => !known.includes(requestId)).map(({ requestId }) => requestId)),
  ];
  const by = [
    ...new Set(latest.filter(({ requestId }) => fresh.includes(requestId)).map(({ submittedBy }) => submittedBy)),
  ];
  if (fresh.length === 0) return [];
  return [
    {
      kind: 'meanwhile',
      title: 'Something has been ordered for this loan in the meantime',
      lines: [
        `Request ${fresh.join(', ')}${by.filter(Boolean).length > 0 ? ` by ${by.filter(Boolean).join(', ')}` : ''} was not there when this screen was opened.`,
        'Ordering now may order the same credit reports twice.',
      ],
    },
  ];
}
