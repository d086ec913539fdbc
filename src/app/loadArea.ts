import type { ComponentType } from 'react';
import type { Area } from '@/config/paths';
import type { AreaSagas } from '@/services/sagaDeps';

/** All code of one working area, in one chunk. */
export interface AreaCode extends AreaSagas {
  Screen: ComponentType;
}

const CODE: Record<Area, () => Promise<AreaCode>> = {
  request: async () => (await import('./areas/requestArea')).requestArea,
  selection: async () => (await import('./areas/selectionArea')).selectionArea,
  history: async () => (await import('./areas/historyArea')).historyArea,
};

/** Fetches an area's code, once; what failed may be asked for again. */
export const loadArea = (area: Area): Promise<AreaCode> => CODE[area]();
