import { expect, it } from 'vitest';
import type { RootState } from '@/lib/rootState';
import { selectTogether } from '@/features/request/state/orderSelectors';

const state = (over: object = {}) => ({ name: 'Okafor', size: 2, other: 0, ...over }) as unknown as RootState;
const read = (key: string) => (from: RootState) => (from as unknown as Record<string, unknown>)[key];
const select = selectTogether<{ who: unknown; howMany: unknown }>({ who: read('name'), howMany: read('size') });

it('names each value, and returns the same object until one of them changes', () => {
  const first = select(state());
  expect(first).toEqual({ who: 'Okafor', howMany: 2 });
  expect(select(state({ other: 1 }))).toBe(first);
  expect(select(state({ size: 3 }))).toEqual({ who: 'Okafor', howMany: 3 });
});
