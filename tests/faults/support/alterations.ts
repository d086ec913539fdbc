/** A way to spoil a readable response. */
type Alter = (answer: unknown) => unknown;

type Leaf = string | number | boolean | null;

/** Changes the values of a structure and keeps its shape; `key` is the name of the nearest field. */
export function mapLeaves(part: unknown, change: (value: Leaf, key: string) => unknown, key = ''): unknown {
  if (Array.isArray(part)) return part.map((item) => mapLeaves(item, change, key));
  if (typeof part !== 'object' || part === null) return change(part as Leaf, key);
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, mapLeaves(inner, change, name)]));
}

const isId = (key: string): boolean => /ids?$/i.test(key);

export const gaps: Alter = (answer) => mapLeaves(answer, (value, key) => (isId(key) ? value : null));

export const wrongTypes: Alter = (answer) => mapLeaves(answer, (value) => (typeof value === 'string' ? 7 : 'seven'));

export const nested: Alter = (answer) => mapLeaves(answer, (value) => ({ was: [value] }));

export const unknownWords: Alter = (answer) =>
  mapLeaves(answer, (value, key) => (typeof value === 'string' && !isId(key) ? 'Zork of 31/31/31' : value));

export const otherRoot: Alter = (answer) => (Array.isArray(answer) ? { items: answer } : [answer ?? 'nothing']);

export const repeated: Alter = (answer) => onLists(answer, (items) => items.flatMap((item) => [item, item]));

/** More items than any loan has, each with its own ids. */
const MANY = 5_000;
export const manyItems: Alter = (answer) =>
  onLists(answer, (items) =>
    Array.from({ length: MANY }, (_, index) => withOwnIds(items[index % items.length], index)),
  );

/** Changes the list that a response is, or the lists it contains. @throws Error when it contains none */
function onLists(answer: unknown, change: (items: unknown[]) => unknown[]): unknown {
  if (Array.isArray(answer)) return change(answer);
  const parts = Object.entries(answer as object);
  if (!parts.some(([, part]) => Array.isArray(part))) throw new Error('The answer holds no list');
  return Object.fromEntries(parts.map(([key, part]) => [key, Array.isArray(part) ? change(part) : part]));
}

/** Ids of systems and kinds stay the same, because they don't identify an item. */
const withOwnIds = (item: unknown, index: number): unknown =>
  mapLeaves(item, (value, key) => {
    if (!isId(key) || /type|multi|agencyid/i.test(key)) return value;
    return typeof value === 'number' ? value * 10_000 + index : `${value}-${index}`;
  });
