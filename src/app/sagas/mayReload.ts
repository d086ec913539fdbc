import { selectPendingDocuments } from '@/features/documents/documentsSlice';
import { selectExpiry } from '@/features/session/sessionSlice';
import { selectIsSending, selectIsUnsent, selectIsWaiting } from '@/lib/openWork';
import type { RootState } from '@/lib/rootState';

/** True if a reload loses nothing: no user input, nothing in flight, and no message that the user has to read. */
export const selectMayReload = (state: RootState): boolean =>
  !selectIsUnsent(state) &&
  !selectIsSending(state) &&
  !selectIsWaiting(state) &&
  selectPendingDocuments(state).length === 0 &&
  selectExpiry(state) === null;
