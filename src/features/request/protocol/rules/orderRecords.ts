import { draftOfMissing, EMPTY_DRAFT } from '@/features/request/rules/orderDraft';
import { isLookedFor } from '@/features/runs/rules/historyRead';
import { shareStructure } from '@/lib/shareStructure';
import { isLost, type OrderAttempt } from './orderAttempt';
import type { PlacedOrder } from './orderOutcome';
import type { SentOrder, Snapshot } from './orderState';
import type { Command } from './orderSteps';

/** The order that was just sent counts even if a cleaner has emptied the storage since. */
export const withSent = (attempts: readonly OrderAttempt[], sent: SentOrder | undefined): readonly OrderAttempt[] =>
  sent === undefined || attempts.some(({ key }) => key === sent.attempt.key) ? attempts : [...attempts, sent.attempt];

/** Replaces one order of the journal: by what it becomes, or by none. */
export const replaced = (
  attempts: readonly OrderAttempt[],
  { key }: OrderAttempt,
  by: readonly OrderAttempt[] | ((attempt: OrderAttempt) => OrderAttempt),
): OrderAttempt[] =>
  attempts.flatMap((attempt) => (attempt.key !== key ? attempt : typeof by === 'function' ? by(attempt) : by));

/** What brings the journal from one state to another. */
export function changes(before: readonly OrderAttempt[], after: readonly OrderAttempt[]): Command[] {
  const keys = new Set(after.map(({ key }) => key));
  return [
    ...before.filter(({ key }) => !keys.has(key)).map(({ key }): Command => ({ do: 'forget', key })),
    ...after
      .filter((attempt) => !before.some((known) => known === attempt || isEqual(known, attempt)))
      .map((attempt): Command => ({ do: 'keep', attempt })),
  ];
}

const isEqual = (one: OrderAttempt, other: OrderAttempt): boolean =>
  one.key === other.key && shareStructure(one, other) === one;

type Accepted = Pick<PlacedOrder, 'requestIds' | 'missing'>;

/**
 * Records an order that the service accepted. The journal keeps it until History lists it, and a request belongs to one
 * order only. If this tab sent it, the draft is emptied, except for the services that are not listed, and unless the
 * user has changed it since.
 */
export function accept(
  now: Snapshot,
  attempts: readonly OrderAttempt[],
  attempt: OrderAttempt,
  { requestIds, missing }: Accepted,
): { attempts: OrderAttempt[]; commands: Command[] } {
  const isOwn = now.sentHere?.key === attempt.key;
  return {
    attempts: attempts.map((other) => {
      if (other.key === attempt.key) return placedOf(other, { requestIds, missing });
      if (!isLost(other)) return other;
      return {
        ...other,
        requestIds: other.requestIds.some((id) => requestIds.includes(id)) ? [] : other.requestIds,
        otherRequestIds: [...new Set([...(other.otherRequestIds ?? []), ...requestIds])],
      };
    }),
    commands: [
      { do: 'tellTabs', kind: 'placed', requestIds },
      ...(isOwn ? clearDraft(now, attempt, missing) : []),
      isOwn ? { do: 'follow', attempt, requestIds } : { do: 'await', requestIds },
    ],
  };
}

const placedOf = ({ refusal: _, missing: __, ...attempt }: OrderAttempt, { requestIds, missing }: Accepted) =>
  ({ ...attempt, state: 'placed', requestIds, ...(missing.length > 0 && { missing }) }) satisfies OrderAttempt;

/** What the user changed since the order was sent is newer than the order. */
export function clearDraft(now: Snapshot, { key, services }: OrderAttempt, missing: Accepted['missing']): Command[] {
  if (now.sentHere?.isEdited === true) return [];
  if (missing.length === 0) return [{ do: 'replaceDraft', key, draft: EMPTY_DRAFT, keepsPassword: false }];
  const draft = draftOfMissing(now.draft, services, missing);
  return [{ do: 'replaceDraft', key, draft, keepsPassword: now.replacesPassword }];
}

/**
 * The user placed an order despite placed ones that History doesn't list. The answer was about an equal one; another
 * one is asked about again by its equal. An order with an unknown outcome stays unknown.
 */
export function giveUpUnlisted(
  { awaited }: Snapshot,
  attempts: readonly OrderAttempt[],
  { fingerprint }: OrderAttempt,
): { attempts: OrderAttempt[]; commands: Command[] } {
  const ids = new Set(isLookedFor(awaited) ? [] : awaited.ids);
  return {
    attempts: attempts.flatMap((attempt) => {
      if (isLost(attempt) || !(attempt.isGivenUp === true || hasOnly(attempt, ids))) return attempt;
      if (fingerprint !== '' && attempt.fingerprint === fingerprint) return [];
      return attempt.isGivenUp === true ? attempt : { ...attempt, isGivenUp: true };
    }),
    commands: ids.size > 0 ? [{ do: 'giveUp', requestIds: [...ids] }] : [],
  };
}

export const hasOnly = ({ requestIds }: OrderAttempt, ids: ReadonlySet<string>): boolean =>
  requestIds.length > 0 && requestIds.every((id) => ids.has(id));
