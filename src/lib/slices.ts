import { combineSlices } from '@reduxjs/toolkit';
import type { RootState } from './rootState';

/**
 * The slices of the store. Each joins where it is defined, when its code is loaded: those of a screen come with the
 * screen. Its selectors return the initial state until the next action.
 */
export const slices = combineSlices().withLazyLoadedSlices<RootState>();
