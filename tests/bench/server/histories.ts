import type * as v from 'valibot';
import type { historyItem } from '@/api/contract/history';

export type WireItem = v.InferOutput<typeof historyItem>;

const HOUR_MS = 3_600_000;
/** The maximum number of services in a request; keeps ids apart. */
const STRIDE = 4;
/** Replaced in every response, so that the newest row differs from the response before. */
const MARK = '@mark@';

/** Returns the text of a history response with the given submitter in the newest row. */
export type HistoryText = (submitter: string) => string;

/**
 * Creates the text of a response with the given number of requests: a real history, repeated further and further into
 * the past.
 */
export function historyOf(items: readonly WireItem[], requests: number, now: number): HistoryText {
  const templates = requestsOf(items);
  const text = JSON.stringify({
    transactionHistories: Array.from({ length: requests }, (_, place) =>
      (templates[place % templates.length] ?? []).map((item, service) => moved(item, place, service, now)),
    ).flat(),
  });
  return (submitter) => text.replace(MARK, submitter);
}

function requestsOf(items: readonly WireItem[]): WireItem[][] {
  const requests = new Map<string, WireItem[]>();
  for (const item of items) {
    const name = isMulti(item) ? `multi ${String(item.multiAusRequestId)}` : String(item.requestId);
    requests.set(name, [...(requests.get(name) ?? []), item]);
  }
  return [...requests.values()];
}

const isMulti = ({ multiAusRequestId }: WireItem): boolean => Number(multiAusRequestId ?? 0) !== 0;

function moved(item: WireItem, place: number, service: number, now: number): WireItem {
  const sent = new Date(now - place * HOUR_MS).toISOString();
  const id = String(9_000_000 - place * STRIDE - service);
  return {
    ...item,
    requestId: id,
    uiOnlyRequestId: isMulti(item) ? `9${id}` : null,
    multiAusRequestId: isMulti(item) ? String(5_000_000 - place) : 0,
    requestDate: sent,
    receivedOn: item.receivedOn === null ? null : sent,
    linkedRequestId: place % 5 === 1 ? String(9_000_000 - (place - 1) * STRIDE) : null,
    submittedBy: place === 0 && service === 0 ? MARK : item.submittedBy,
  };
}
