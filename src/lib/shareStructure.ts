/**
 * The next value, made of the previous one's parts wherever they are equal, so that what did not change keeps its identity.
 *
 * @shape plain data: objects, arrays, texts, numbers, flags and null
 */
export function shareStructure<Value>(previous: unknown, next: Value): Value {
  if (Object.is(previous, next) || !isBranch(previous) || !isBranch(next)) return next;
  if (Array.isArray(previous) !== Array.isArray(next)) return next;
  const keys = Object.keys(next);
  const shared: Record<string, unknown> = {};
  let isSame = keys.length === Object.keys(previous).length;
  for (const key of keys) {
    const part = shareStructure(previous[key], next[key]);
    shared[key] = part;
    isSame &&= Object.is(part, previous[key]) && key in previous;
  }
  if (isSame) return previous as Value;
  return (Array.isArray(next) ? keys.map((key) => shared[key]) : shared) as Value;
}

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
