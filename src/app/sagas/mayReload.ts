import { isSubmitting } from '@/domain/order/submission';
import { selectPendingDocuments } from '@/features/documents/documentsSlice';
import { selectSavingAcknowledgement } from '@/features/request/state/acknowledgementSlice';
import { selectIsDirty, selectSubmission } from '@/features/request/state/orderDraftSlice';
import { selectHasUnsavedOverride } from '@/features/selection/state/overrideSlice';
import { selectExpiry } from '@/features/session/sessionSlice';
import type { RootState } from '@/lib/rootState';

/** True if a reload loses nothing: no user input, nothing in flight, and no message that the user has to read. */
export const selectMayReload = (state: RootState): boolean => {
  const submission = selectSubmission(state);
  return (
    !selectIsDirty(state) &&
    !isSubmitting(submission) &&
    submission.status !== 'confirming' &&
    !selectHasUnsavedOverride(state) &&
    selectSavingAcknowledgement(state) === null &&
    selectPendingDocuments(state).length === 0 &&
    selectExpiry(state) === null
  );
};
