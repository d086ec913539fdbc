import type * as v from 'valibot';
import type { historyItem } from '@/api/contract/history';

export type WireItem = v.InferOutput<typeof historyItem>;

/** A request with its services. */
export interface WireGroup {
  id: string;
  items: WireItem[];
  links: string[];
}

/** Groups the services of a multi request, sorts newest first, and pairs linked requests. */
export function groupsOf(items: readonly WireItem[]): WireGroup[] {
  const byRequest = new Map<string, WireItem[]>();
  for (const item of items) {
    const multi = Number(item.multiAusRequestId ?? 0);
    const name = multi === 0 ? `s${String(item.requestId)}` : `m${multi}`;
    const known = byRequest.get(name);
    if (known === undefined) byRequest.set(name, [item]);
    else known.push(item);
  }
  const groups = [...byRequest.values()].map((services) => ({
    id: `request-${String(services[0]?.requestId)}`,
    items: services,
    links: [] as string[],
    latest: Math.max(...services.map(({ requestDate }) => Date.parse(requestDate ?? ''))),
  }));
  groups.sort((a, b) => b.latest - a.latest);
  const owners = new Map(
    groups.flatMap((group) => group.items.map((item) => [String(item.requestId), group] as const)),
  );
  for (const group of groups) {
    for (const { linkedRequestId } of group.items) {
      const other = owners.get(String(linkedRequestId ?? ''));
      if (other === undefined || other === group) continue;
      group.links.push(other.id);
      other.links.push(group.id);
    }
  }
  return groups;
}

export const isMatch = ({ items }: WireGroup, text: string): boolean =>
  items.some((item) =>
    [item.requestId, item.ausRequestType, item.casefileId, item.submittedBy, item.status, item.error]
      .join('\n')
      .toLowerCase()
      .includes(text),
  );
