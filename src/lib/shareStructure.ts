type Branch = Record<string, unknown>;

/** No data of a service is deeper; what is could overflow the stack. */
const DEEPEST = 100;

/** Returns the next value, in which parts that equal the previous one keep their identity. @shape plain data */
export function shareStructure<Value>(previous: unknown, next: Value, depth = 0): Value {
  if (depth > DEEPEST) return next;
  if (Object.is(previous, next) || !isBranch(previous) || !isBranch(next)) return next;
  if (Array.isArray(previous) !== Array.isArray(next)) return next;
  const keys = Object.keys(next);
  // Copies only at the first difference, because most compared values are equal.
  let shared = keys.length === Object.keys(previous).length ? undefined : copyOf(next);
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? '';
    const [was, is] = [previous[key], next[key]];
    if (was === is && shared === undefined && key in previous) continue;
    // Inherited properties, such as __proto__, don't belong to the previous value.
    const isPart = Object.hasOwn(previous, key);
    const part = isPart ? shareStructure(was, is, depth + 1) : is;
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

/** Wraps a function so that unchanged parts of its result keep their identity between calls. */
export function sharing<Inputs extends unknown[], Output>(
  derive: (...inputs: Inputs) => Output,
): (...inputs: Inputs) => Output {
  let previous: Output | undefined;
  return (...inputs) => (previous = shareStructure(previous, derive(...inputs)));
}
