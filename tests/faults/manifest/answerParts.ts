import type { GenericSchema } from 'valibot';
import { calls } from '@/app/calls';
import type { Call, CallName } from '@/http/contract/call';

/** The parts of a valibot schema that lead to its fields. */
interface Node {
  type: string;
  wrapped?: Node;
  item?: Node;
  entries?: Record<string, Node>;
  options?: Node[];
  getter?: (input: unknown) => Node;
}

const bare = (node: Node): Node => (node.wrapped === undefined ? node : bare(node.wrapped));

const answerOf = (name: CallName): Node => bare((calls[name] as Call).answer);

const isList = (node: Node): boolean => bare(node).type === 'array';

/** Calls whose response is a list: an empty list is a valid response that says there is nothing. */
export const isBareList = (name: CallName): boolean => isList(answerOf(name));

/** Reads whose response is a list or contains one. */
export const hasList = (name: CallName): boolean =>
  calls[name].method === 'GET' && (isBareList(name) || Object.values(answerOf(name).entries ?? {}).some(isList));

/** Returns whether a field anywhere in the answer has one of these schemas. */
export function hasField(name: CallName, schemas: readonly GenericSchema[]): boolean {
  const seen = new Set<Node>();
  const visit = (node: Node): boolean => {
    if (seen.has(node)) return false;
    seen.add(node);
    const { wrapped, item, entries = {}, options = [], getter } = node;
    const parts = [wrapped, item, getter?.(undefined), ...Object.values(entries), ...options];
    return (
      schemas.includes(node as unknown as GenericSchema) || parts.some((part) => part !== undefined && visit(part))
    );
  };
  return visit(answerOf(name));
}
