import { guarded } from '@/lib/saga/guarded';
import { historyAreaSaga } from './sagas/historyAreaSaga';
import { HistoryPage } from './screen/HistoryPage';

export const historyArea = {
  Screen: HistoryPage,
  whileOpen: guarded('area.history', historyAreaSaga),
};
