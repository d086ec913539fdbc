import { combineSlices } from '@reduxjs/toolkit';
import type { RootState } from './rootState';

/** Each slice joins where it is defined, when its code loads. Selectors return the initial state until an action. */
export const slices = combineSlices().withLazyLoadedSlices<RootState>();
