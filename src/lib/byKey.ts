/** Groups items by their keys, in the order in which the keys occur. Node 20 has no Map.groupBy. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** By default, items that equal an earlier one: the API may send duplicates. */
export function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => string = JSON.stringify): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => seen.size < seen.add(keyOf(item)).size);
}
