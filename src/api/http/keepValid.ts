/** The same data without the null items of its lists. */
export type Kept<Value> = Value extends readonly (infer Item)[]
  ? Kept<NonNullable<Item>>[]
  : Value extends object
    ? { [Key in keyof Value]: Kept<Value[Key]> }
    : Value;

/**
 * Removes the items that a schema rejected (they read as null) from every list, and counts them. Works in place: only
 * the schema's own output changes, and copying a long history would take longer than reading it.
 */
export function keepValid<Value>(value: Value): { kept: Kept<Value>; dropped: number } {
  return { kept: value as Kept<Value>, dropped: dropNulls(value) };
}

/** What was dropped from an object. The next response may contain the same one, without what was dropped. */
const known = new WeakMap<object, number>();

function dropNulls(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0;
  const before = known.get(part);
  if (before !== undefined) return before;
  let dropped = 0;
  if (Array.isArray(part)) {
    const items: unknown[] = part;
    let kept = 0;
    for (const item of items) {
      if (item === null) continue;
      dropped += dropNulls(item);
      items[kept] = item;
      kept += 1;
    }
    dropped += items.length - kept;
    items.length = kept;
  } else {
    for (const key in part) dropped += dropNulls((part as Record<string, unknown>)[key]);
    known.set(part, dropped);
  }
  return dropped;
}
