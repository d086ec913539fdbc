import { createSelector } from '@reduxjs/toolkit';
import { dtiChanges, dtiPoints } from '@/features/history/rules/dtiChanges';
import { filterChoices } from '@/features/history/rules/historyFilter';
import { selectHistoryItems, selectRequestGroups } from '@/features/runs/historySlice';
import { sharing } from '@/lib/shareStructure';

export const selectDtiChanges = createSelector([selectHistoryItems], sharing(dtiChanges));
export const selectDtiPoints = createSelector([selectRequestGroups, selectDtiChanges], sharing(dtiPoints));
export const selectFilterChoices = createSelector([selectHistoryItems], sharing(filterChoices));
