/** By default, items that equal an earlier one: the API may send duplicates. */
export function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => string = toJson): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => seen.size < seen.add(keyOf(item)).size);
}

const toJson = (item: unknown): string => JSON.stringify(item);
