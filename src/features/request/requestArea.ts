import { isSubmitting } from '@/domain/order/submission';
import { reportOpenWork } from '@/lib/openWork';
import { guarded } from '@/lib/saga/guarded';
import { orderSaga } from './sagas/orderSaga';
import { requestAreaSaga } from './sagas/requestAreaSaga';
import { RequestPage } from './screen/RequestPage';
import { selectSavingAcknowledgement } from './state/acknowledgementSlice';
import { selectIsDirty, selectLosesEntries } from './state/orderDraftSlice';
import { selectSubmission } from './state/submissionSlice';

export const requestArea = {
  Screen: RequestPage,
  whileOpen: guarded('area.request', requestAreaSaga),
  whileLoan: guarded('order', orderSaga),
};

reportOpenWork((state) => {
  const submission = selectSubmission(state);
  return {
    isUnsent: selectIsDirty(state),
    isUnkept: selectLosesEntries(state),
    isSending: isSubmitting(submission),
    isWaiting: submission.status === 'confirming' || selectSavingAcknowledgement(state) !== null,
  };
});
