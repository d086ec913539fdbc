import { createSelector, type Selector } from '@reduxjs/toolkit';
import type { RootState } from './rootState';

/** Joins named selectors into one object, which keeps its identity while all of its values do. */
export const selectTogether = <Values extends object>(parts: {
  [Name in keyof Values]: Selector<RootState, Values[Name]>;
}): Selector<RootState, Values> =>
  createSelector(Object.values<Selector<RootState>>(parts), (...values): Values => {
    const names = Object.keys(parts);
    return Object.fromEntries(names.map((name, index) => [name, values[index]])) as Values;
  });
