import type { AreaCode } from '@/app/loadArea';
import { guarded } from '@/lib/saga/guarded';
import { SelectionPage } from '@/pages/selection/SelectionPage';
import { overrideSaga } from '@/workflows/overrideSaga';
import { selectionAreaSaga } from '@/workflows/selectionAreaSaga';

export const selectionArea: AreaCode = {
  Screen: SelectionPage,
  whileOpen: guarded('area.selection', selectionAreaSaga),
  whileLoan: guarded('override', overrideSaga),
};
