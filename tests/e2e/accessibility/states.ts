import { historyStates } from './states/history';
import { brokerStates, requestStates } from './states/request';
import { selectionStates } from './states/selection';
import { shellStates } from './states/shell';

/** Every state of the app, in the order of the walks. */
export const WALKS = [historyStates, selectionStates, requestStates, brokerStates, shellStates];
