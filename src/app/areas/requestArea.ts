import type { AreaCode } from '@/app/loadArea';
import { guarded } from '@/lib/saga/guarded';
import { RequestPage } from '@/pages/request/RequestPage';
import { orderSaga } from '@/workflows/orderSaga';
import { requestAreaSaga } from '@/workflows/requestAreaSaga';

export const requestArea: AreaCode = {
  Screen: RequestPage,
  whileOpen: guarded('area.request', requestAreaSaga),
  whileLoan: guarded('order', orderSaga),
};
