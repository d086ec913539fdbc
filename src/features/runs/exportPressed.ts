import { createAction } from '@reduxjs/toolkit';

/** What a CSV file is named after, before the loan's number and the day. */
export type ExportKind = 'history' | 'aus-list' | 'findings' | 'to-collect';

export const exportPressed = createAction<{ what: ExportKind; csv: string }>('runs/exportPressed');
