import { GSE_REQUEST_FAILED } from '@/config/messages';
import { isFailed, hasNoResult, isProcessing, type HistoryItem } from './historyItem';

/** What a row's report cell offers. */
export type ReportAction =
  | { kind: 'running' }
  | { kind: 'findings'; documentId: string }
  /** A warning that opens the findings document. */
  | { kind: 'failedFindings'; documentId: string }
  /** A warning that opens the message, with the findings document beside it if there is one. */
  | { kind: 'message'; text: string; documentId: string | null }
  | { kind: 'nothing' };

/**
 * Returns what a row's report cell opens. A failed or stopped run with a text and a document opens the text and offers
 * the document beside it.
 * @spec HIS-18, HIS-19, HIS-21, HIS-22, HIS-23
 */
export function reportAction(item: HistoryItem): ReportAction {
  if (isProcessing(item)) return { kind: 'running' };
  const { error: text, findingsDocumentId: documentId } = item;
  if (text !== null && hasNoResult(item)) return { kind: 'message', text, documentId };
  if (isFailed(item)) {
    return documentId === null
      ? { kind: 'message', text: GSE_REQUEST_FAILED, documentId }
      : { kind: 'failedFindings', documentId };
  }
  if (documentId !== null) return { kind: 'findings', documentId };
  return text === null ? { kind: 'nothing' } : { kind: 'message', text, documentId };
}
