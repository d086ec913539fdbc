import * as v from 'valibot';
import type { WireOf } from '@sandbox/http/wireOf';

/** The parts of a valibot schema that lead to its fields. */
interface Node {
  type: string;
  wrapped?: Node;
  entries?: Record<string, Node>;
  item?: Node;
}

/** Returns the fields of an answer that the contract has, as they were sent: null for what can't be read. */
export const sentParts = <Schema extends v.GenericSchema>(schema: Schema, answer: unknown): WireOf<Schema> =>
  partsOf(schema, answer) as WireOf<Schema>;

function partsOf(node: Node, value: unknown): unknown {
  const inner = bare(node);
  if (!isRead(inner, value)) return null;
  if (inner.item !== undefined) {
    const { item } = inner;
    return (value as unknown[])
      .filter((one) => one !== null && isRead(bare(item), one))
      .map((one) => partsOf(item, one));
  }
  if (inner.entries === undefined) return value;
  const sent = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(inner.entries)
      .filter(([name, { type }]) => type !== 'optional' || name in sent)
      .map(([name, part]) => [name, partsOf(part, sent[name])]),
  );
}

const bare = (node: Node): Node => (node.wrapped === undefined ? node : bare(node.wrapped));

const isRead = (node: Node, value: unknown): boolean => v.safeParse(node as unknown as v.GenericSchema, value).success;
