import type { AreaCode } from '@/app/loadArea';
import { guarded } from '@/lib/saga/guarded';
import { HistoryPage } from '@/pages/history/HistoryPage';
import { historyAreaSaga } from '@/workflows/historyAreaSaga';

export const historyArea: AreaCode = {
  Screen: HistoryPage,
  whileOpen: guarded('area.history', historyAreaSaga),
};
