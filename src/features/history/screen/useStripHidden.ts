import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { preferences } from '@/browser/memory';

const KEY = 'companion.history';
/** Ignores stored values that are not valid, and what earlier versions stored beside it. */
const stored = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.object({ isStripHidden: v.fallback(v.boolean(), false) })),
  { isStripHidden: false },
);

/** Returns whether the user hides the DTI strip, which persists between visits, and what changes it. */
export function useStripHidden(): [boolean, (isHidden: boolean) => void] {
  const [isHidden, setIsHidden] = useState(() => v.parse(stored, preferences.read(KEY)).isStripHidden);
  const hide = useCallback((isStripHidden: boolean): void => {
    setIsHidden(isStripHidden);
    preferences.write(KEY, JSON.stringify({ isStripHidden }));
  }, []);
  return [isHidden, hide];
}
