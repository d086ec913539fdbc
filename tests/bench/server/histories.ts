import type * as v from 'valibot';
import type { historyItem } from '@/api/contract/history';

export type WireItem = v.InferOutput<typeof historyItem>;

const HOUR_MS = 3_600_000;
/** Services of one request at most; keeps ids apart. */
const STRIDE = 4;
/** Where every answer differs from the one before, when a changed row is wanted. */
const MARK = '@mark@';

/** The text of a history answer, with what stands in the newest row's submitter cell. */
export type HistoryText = (submitter: string) => string;

/** The text of an answer with so many requests, made of a real history repeated further and further into the past. */
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
