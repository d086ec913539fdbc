import { createSelector } from '@reduxjs/toolkit';
import { tabNews } from '@/features/runs/rules/tabNews';
import { sharing } from '@/lib/shareStructure';
import { selectFinished, selectHistoryItems } from './historySlice';

export const selectTabNews = createSelector(selectHistoryItems, selectFinished, sharing(tabNews));
