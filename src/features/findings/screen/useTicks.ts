import { useCallback, useState } from 'react';
import type { Ticks } from './CollectList';

/** Every line is ticked whenever the list opens. */
export function useTicks(): Ticks {
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const onTick = useCallback(
    (key: string) =>
      setUnticked((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key])),
    [],
  );
  return { unticked, onTick };
}
