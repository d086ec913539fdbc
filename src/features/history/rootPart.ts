import type { historySlice } from './historySlice';
import type { historyViewSlice } from './historyViewSlice';

/** The part of the store's state that this feature selects from. */
export interface RootPart {
  history: ReturnType<typeof historySlice.getInitialState>;
  historyView: ReturnType<typeof historyViewSlice.getInitialState>;
}
