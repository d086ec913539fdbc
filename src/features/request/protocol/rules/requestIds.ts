import type { HistoryItem } from '@/features/requests/api/contract/history';

/** The loan's requests, read for an order. */
export interface Books {
  rows: HistoryItem[];
  /** Rows that could not be read: what they are is unknown. */
  unread: number;
}

/** True unless the text can't be the id of a request: no id of a service is zero, negative, a fraction or a word. */
export const isPlausibleId = (id: string): boolean =>
  /^[a-z\d][^\s]{0,199}$/i.test(id) && /[1-9]/.test(id) && !/^(\d+\.\d*|[\d.]+e.*|0x.*)$/i.test(id);

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
  const known = new Set([...knownIds].map((id) => id.toLowerCase()));
  return (
    ids.length > 0 &&
    ids.length <= most &&
    ids.every(
      (id) => isPlausibleId(id) && !known.has(id.toLowerCase()) && (WHOLE_NUMBER.test(id) || forms.has(formOf(id))),
    )
  );
}

/** 'AUS-0012' gives 'aus-#': parts with digits count up, the others name the kind of id. */
const formOf = (id: string): string => id.toLowerCase().replaceAll(/[a-z]*\d[a-z\d]*/g, '#');

/** All ids that a row of the list has. */
export const idsOf = ({ requestId, multiAusRequestId, uiOnlyRequestId }: HistoryItem): string[] =>
  [requestId, multiAusRequestId, uiOnlyRequestId].filter((id) => id !== null);
