import type { ComponentType } from 'react';
import type { Area } from '@/config/paths';
import type { AreaSagas } from '@/sagaDeps';

/** All code of one area, in one chunk. */
export interface AreaCode extends AreaSagas {
  Screen: ComponentType;
}

const CODE: Record<Area, () => Promise<AreaCode>> = {
  request: async () => (await import('@/features/request/requestArea')).requestArea,
  selection: async () => (await import('@/features/selection/selectionArea')).selectionArea,
  history: async () => (await import('@/features/history/historyArea')).historyArea,
};

export type LoadArea = (area: Area) => Promise<AreaCode>;

/** Loads the code of an area once. A failed load can be retried. */
export const loadArea: LoadArea = (area) => CODE[area]();
