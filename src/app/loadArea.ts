import type { ComponentType } from 'react';
import { importLaterApi } from '@/api/createApi';
import type { Area } from '@/config/paths';
import type { AreaSagas } from '@/services/sagaDeps';

/** All code of one area, in one chunk. */
export interface AreaCode extends AreaSagas {
  Screen: ComponentType;
}

const CODE: Record<Area, () => Promise<AreaCode>> = {
  request: async () => (await withCalls(import('@/features/request/requestArea'))).requestArea,
  selection: async () => (await withCalls(import('@/features/selection/selectionArea'))).selectionArea,
  history: async () => (await import('@/features/history/historyArea')).historyArea,
};

/** Loads the calls that the area makes beside its code. */
async function withCalls<Code>(code: Promise<Code>): Promise<Code> {
  return (await Promise.all([code, importLaterApi()]))[0];
}

export type LoadArea = (area: Area) => Promise<AreaCode>;

/** Loads the code of an area once. A failed load can be retried. */
export const loadArea: LoadArea = (area) => CODE[area]();
