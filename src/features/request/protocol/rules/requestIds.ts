import type { HistoryItem } from '@/features/requests/api/contract/history';
import { isPlausibleId } from '@/features/requests/rules/historyItem';

/** Larger than any 64-bit number. */
const WHOLE_NUMBER = /^[1-9]\d{0,18}$/;

/** What an order needs to know to believe the ids of its answer. */
export interface Believable {
  /** Every id that was known before the press: of requests, of their groups and of their rows. */
  knownIds: ReadonlySet<string>;
  /** How many requests the order can have become: one per system, and one for credit alone. */
  most: number;
}

/**
 * The only place that decides whether the ids of an answer name a new order: each is new, and a positive whole number or
 * of the form of an id that the service used before; and there are no more than the order asked for.
 */
export function areBelievable(ids: readonly string[], { knownIds, most }: Believable): boolean {
  const forms = new Set([...knownIds].filter((id) => !WHOLE_NUMBER.test(id)).map(formOf));
  return (
    ids.length > 0 &&
    ids.length <= most &&
    areNew(ids, knownIds) &&
    ids.every((id) => WHOLE_NUMBER.test(id) || forms.has(formOf(id)))
  );
}

/** Whether each can be an id, and is none of the known ones in another spelling. */
export function areNew(ids: readonly string[], knownIds: ReadonlySet<string>): boolean {
  const known = new Set([...knownIds].map(plain));
  return ids.every((id) => isPlausibleId(id) && !known.has(plain(id)));
}

/** Services write the same id in both cases, and its numbers with or without leading zeros. */
const plain = (id: string): string => id.toLowerCase().replaceAll(/(?<![a-z\d])0+(?=[1-9])/g, '');

/** 'AUS-0012' gives 'aus-#': parts with digits count up, the others name the kind of id. */
const formOf = (id: string): string => id.toLowerCase().replaceAll(/[a-z]*\d[a-z\d]*/g, '#');

/** All ids that a row of the list has. */
export const idsOf = ({ requestId, multiAusRequestId, uiOnlyRequestId }: HistoryItem): string[] =>
  [requestId, multiAusRequestId, uiOnlyRequestId].filter((id) => id !== null);
