import { guarded } from '@/lib/saga/guarded';
import { orderSaga } from './sagas/orderSaga';
import { requestAreaSaga } from './sagas/requestAreaSaga';
import { RequestPage } from './screen/RequestPage';
import './state/orderWork';

export const requestArea = {
  Screen: RequestPage,
  whileOpen: guarded('area.request', requestAreaSaga),
  whileLoan: guarded('order', orderSaga),
};
