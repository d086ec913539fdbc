import { guarded } from '@/lib/saga/guarded';
import { overrideSaga } from './sagas/overrideSaga';
import { selectionAreaSaga } from './sagas/selectionAreaSaga';
import { SelectionPage } from './screen/SelectionPage';

export const selectionArea = {
  Screen: SelectionPage,
  whileOpen: guarded('area.selection', selectionAreaSaga),
  whileLoan: guarded('override', overrideSaga),
};
