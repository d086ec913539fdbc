import { isSubmitting } from '@/domain/order/submission';
import { reportOpenWork } from '@/lib/openWork';
import { selectSavingAcknowledgement } from './acknowledgementSlice';
import { selectIsDirty, selectLosesEntries } from './orderDraftSlice';
import { selectSubmission } from './submissionSlice';

reportOpenWork((state) => {
  const submission = selectSubmission(state);
  return {
    isUnsent: selectIsDirty(state),
    isUnkept: selectLosesEntries(state),
    isSending: isSubmitting(submission),
    isWaiting: submission.status === 'confirming' || selectSavingAcknowledgement(state) !== null,
  };
});
