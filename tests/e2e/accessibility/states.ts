import { historyStates } from './states/history';
import { brokerStates, requestStates } from './states/request';
import { selectionStates } from './states/selection';
import { shellStates } from './states/shell';

/** Everything the app can look like, in the order it is walked through. */
export const WALKS = [historyStates, selectionStates, requestStates, brokerStates, shellStates];
