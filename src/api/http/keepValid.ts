/** The same data without the null items of its lists. */
export type Kept<Value> = Value extends readonly (infer Item)[]
  ? Kept<NonNullable<Item>>[]
  : Value extends object
    ? { [Key in keyof Value]: Kept<Value[Key]> }
    : Value;

/** Drops the items that a schema has refused (they read as null) from every list, and counts them. */
export function keepValid<Value>(value: Value): { kept: Kept<Value>; dropped: number } {
  let dropped = 0;
  const keep = (part: unknown): unknown => {
    if (Array.isArray(part)) {
      const valid = part.filter((item) => item !== null);
      dropped += part.length - valid.length;
      return valid.map(keep);
    }
    if (typeof part === 'object' && part !== null) {
      return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, keep(inner)]));
    }
    return part;
  };
  return { kept: keep(value) as Kept<Value>, dropped };
}
