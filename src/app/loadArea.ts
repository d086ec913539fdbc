import type { ComponentType } from 'react';
import type { Area } from '@/config/paths';
import type { AreaSagas } from '@/sagaDeps';

interface AreaCode extends AreaSagas {
  Screen: ComponentType;
}

const CODE: Record<Area, () => Promise<AreaCode>> = {
  request: async () => (await withCalls(import('@/app/areas/requestArea'))).requestArea,
  selection: async () => (await withCalls(import('@/app/areas/selectionArea'))).selectionArea,
  history: async () => (await import('@/app/areas/historyArea')).historyArea,
};

/** With the contract of its calls: nothing is sent that would have to load it first. */
async function withCalls<Code>(code: Promise<Code>): Promise<Code> {
  await Promise.all([code, import('@/app/calls')]);
  return code;
}

export type LoadArea = (area: Area) => Promise<AreaCode>;

export const loadArea: LoadArea = (area) => CODE[area]();
