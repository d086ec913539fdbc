import { hasNoResult, hasReport, isProcessing } from '@/domain/history/historyItem';
import type { RequestGroup } from '@/domain/history/historyRows';
import type { PastOrder } from '@/domain/order/orderAgain';
import { groupBy } from '@/lib/groupBy';
import { idle, isPending, type Remote } from '@/lib/remote';

/** One credit report of one borrower in one request. */
export interface LedgerEntry {
  requestId: string;
  borrowerId: string;
  /** ISO 8601 as received. */
  date: string | null;
  /** Null, also below: the service did not say. */
  isSoft: boolean | null;
  isReissue: boolean | null;
  isJoint: boolean | null;
  /** The other borrower of a joint report; null for a report of one borrower. */
  jointWith: string | null;
  by: string | null;
  /** A joint report has its cost in the entry of its first borrower. */
  isCostElsewhere: boolean;
  /** US dollars; null without a price. */
  cost: number | null;
}

export interface CreditLedger {
  /** The borrowers with reports, each with their entries, newest first. */
  borrowers: { borrowerId: string; entries: LedgerEntry[] }[];
  /** US dollars of all reports that have a price; null if none has. */
  total: number | null;
  /** Reports, of which a joint one counts once. */
  counts: { hard: number; soft: number; reissues: number; unknown: number; unpriced: number };
  /** Numbers of the requests that are not in the ledger, while they are loaded again too. */
  notLoaded: string[];
  running: string[];
  /** How many requests are still loading. */
  pending: number;
}

interface LedgerSources {
  groups: readonly RequestGroup[];
  /** What each request ordered; undefined is not loaded yet. */
  orders: Readonly<Record<string, Remote<PastOrder>>>;
  prices: CreditPrices;
}

/** Returns the credit reports of a loan that were delivered, from what its requests ordered. */
export function creditLedger({ groups, orders, prices }: LedgerSources): CreditLedger {
  const finished = groups.filter(({ items }) => !items.some(isProcessing));
  const remoteOf = ({ requestId }: RequestGroup): Remote<PastOrder> => orders[requestId] ?? idle;
  const numbers = (all: readonly RequestGroup[]): string[] => all.map(({ requestId }) => requestId);
  const entries = finished.filter(isDelivered).flatMap((group) => {
    const order = remoteOf(group).value;
    return order === undefined ? [] : entriesOf(group, order, prices);
  });
  const reports = entries.filter(({ isCostElsewhere }) => !isCostElsewhere);
  const priced = reports.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  const count = (which: (entry: LedgerEntry) => boolean): number => reports.filter(which).length;
  return {
    borrowers: [...groupBy(entries, ({ borrowerId }) => borrowerId)].map(([borrowerId, own]) => ({
      borrowerId,
      entries: own,
    })),
    total: priced.length === 0 ? null : inCents(priced.reduce((sum, cost) => sum + cost, 0)),
    counts: {
      hard: count(({ isReissue, isSoft }) => isReissue === false && isSoft === false),
      soft: count(({ isReissue, isSoft }) => isReissue === false && isSoft === true),
      reissues: count(({ isReissue }) => isReissue === true),
      unknown: count(({ isReissue, isSoft }) => isReissue === null || (!isReissue && isSoft === null)),
      unpriced: reports.length - priced.length,
    },
    notLoaded: numbers(finished.filter((group) => isMissing(remoteOf(group)))),
    running: numbers(groups.filter(({ items }) => items.some(isProcessing))),
    pending: finished.filter((group) => isPending(remoteOf(group))).length,
  };
}

const isMissing = (remote: Remote<PastOrder>): boolean =>
  remote.value === undefined && (remote.failure !== undefined || !isPending(remote));

/** A report was there: the request shows one, or a system used it. An agency that refuses fails every system. */
const isDelivered = ({ items }: RequestGroup): boolean =>
  items.some(({ creditDetails }) => creditDetails.some(hasReport)) || !items.every(hasNoResult);

function entriesOf(group: RequestGroup, order: PastOrder, prices: CreditPrices): LedgerEntry[] {
  const lines = order.borrowers.filter(({ isSelected, type }) => isSelected && type !== 'NONE');
  return lines.map((line, at): LedgerEntry => {
    const { borrowerId, applicationId, isJoint } = line;
    const isReissue = line.type === null ? null : line.type === 'RE_ISSUE';
    const partnerAt = lines.findIndex(
      (other, place) =>
        place !== at &&
        isJoint === true &&
        other.isJoint === true &&
        other.applicationId === applicationId &&
        other.type === line.type,
    );
    const report = { agencyId: order.creditAgencyId, isReissue, isSoft: order.isSoft, isJoint };
    const isCostElsewhere = partnerAt >= 0 && partnerAt < at;
    return {
      requestId: group.requestId,
      borrowerId,
      date: group.latestDate,
      isSoft: order.isSoft,
      isReissue,
      isJoint,
      jointWith: lines[partnerAt]?.borrowerId ?? null,
      by: group.items[0].submittedBy,
      isCostElsewhere,
      cost: isCostElsewhere ? null : priceOf(report, prices),
    };
  });
}

const inCents = (dollars: number): number => Math.round(dollars * 100) / 100;

/**
 * What reports cost about, by agency id ('*' is for every agency) and kind: HARD, SOFT and REISSUE, each also with
 * _JOINT. A joint report without a price of its own costs the same as one for one borrower.
 * @shape US dollars
 */
export type CreditPrices = Readonly<Record<string, Readonly<Record<string, number | undefined>>>>;

interface PricedReport {
  /** Null if no agency is named: the lender's own may be used. */
  agencyId: string | null;
  /** Null, also below: unknown. */
  isReissue: boolean | null;
  isSoft: boolean | null;
  isJoint: boolean | null;
}

/**
 * Returns what a report costs about: the price of its agency, else of every agency. The order summary, the question
 * before a duplicate and the ledger all use it.
 * @shape US dollars
 * @empty null without a price, for an unknown kind, and without an agency if some agency has a price of its own
 */
export function priceOf({ agencyId, isReissue, isSoft, isJoint }: PricedReport, prices: CreditPrices): number | null {
  if (isReissue === null || isJoint === null || (!isReissue && isSoft === null)) return null;
  const kind = isReissue ? 'REISSUE' : isSoft ? 'SOFT' : 'HARD';
  const kinds = isJoint ? [`${kind}_JOINT`, kind] : [kind];
  const priceAt = (agency: string): number | undefined =>
    kinds.map((one) => prices[agency]?.[one]).find((price) => price !== undefined);
  if (agencyId === null && Object.keys(prices).some((agency) => agency !== ANY && priceAt(agency) !== undefined))
    return null;
  return (agencyId === null ? undefined : priceAt(agencyId)) ?? priceAt(ANY) ?? null;
}

const ANY = '*';
