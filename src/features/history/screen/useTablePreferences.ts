import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { preferences } from '@/services/browser/memory';

const KEY = 'companion.history';
const flag = v.fallback(v.boolean(), false);
/** Ignores stored values that are not valid. */
const stored = v.pipe(
  v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), {}),
  v.object({ isCompact: flag, isStripHidden: flag, hiddenColumns: v.fallback(v.array(v.string()), []) }),
);

export type TablePreferences = Readonly<v.InferOutput<typeof stored>>;

/** Returns the user's table preferences, which persist between visits. */
export function useTablePreferences(): [TablePreferences, (change: Partial<TablePreferences>) => void] {
  const [current, setCurrent] = useState(() => v.parse(stored, preferences.read(KEY)));
  const change = useCallback(
    (changes: Partial<TablePreferences>): void => {
      const next = { ...current, ...changes };
      setCurrent(next);
      preferences.write(KEY, JSON.stringify(next));
    },
    [current],
  );
  return [current, change];
}
