/** What History shows when the user asks for it, in one script. */
export { historyCsv } from '@/features/history/rules/historyCsv';
export { CompareTray } from './CompareTray';
export { OpenDialog } from './HistoryDialogs';
export { NewMessages } from '@/features/findings/screen/NewMessages';
export { RequestDetail } from './RequestDetail';
