/**
 * The value under a key that a service or user chose: `constructor` is in every object.
 * @empty undefined without one
 */
export const own = <Value>(record: Readonly<Partial<Record<string, Value>>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
