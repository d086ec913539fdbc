type Branch = Record<string, unknown>;

/**
 * The next value, made of the previous one's parts wherever they are equal, so that what did not change keeps its identity.
 *
 * @shape plain data: objects, arrays, texts, numbers, flags and null
 */
export function shareStructure<Value>(previous: unknown, next: Value): Value {
  if (Object.is(previous, next) || !isBranch(previous) || !isBranch(next)) return next;
  if (Array.isArray(previous) !== Array.isArray(next)) return next;
  const keys = Object.keys(next);
  // A copy is made at the first difference only: most of what is compared is equal.
  let shared = keys.length === Object.keys(previous).length ? undefined : copyOf(next);
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? '';
    const [was, is] = [previous[key], next[key]];
    if (was === is && shared === undefined && key in previous) continue;
    // What every object inherits, such as __proto__, is no part of the previous one.
    const isPart = Object.hasOwn(previous, key);
    const part = isPart ? shareStructure(was, is) : is;
    if (shared === undefined) {
      if (isPart && Object.is(part, was)) continue;
      shared = copyOf(next);
      for (const equal of keys.slice(0, index)) shared[equal] = previous[equal];
    }
    shared[key] = part;
  }
  return (shared ?? previous) as Value;
}

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

const copyOf = (branch: Branch): Branch =>
  (Array.isArray(branch) ? [...(branch as unknown[])] : { ...branch }) as Branch;

/** The same function, except that what of its result did not change since the last call stays the same objects. */
export function sharing<Inputs extends unknown[], Output>(
  derive: (...inputs: Inputs) => Output,
): (...inputs: Inputs) => Output {
  let previous: Output | undefined;
  return (...inputs) => (previous = shareStructure(previous, derive(...inputs)));
}
