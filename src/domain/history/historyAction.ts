import { GSE_REQUEST_FAILED } from '@/config/messages';
import { isFailed, isFruitless, isMulti, isProcessing, type HistoryItem } from './historyItem';

/** What a row's report cell offers. */
export type ReportAction =
  | { kind: 'running' }
  | { kind: 'findings'; documentId: string }
  /** A warning that opens the findings document. */
  | { kind: 'failedFindings'; documentId: string }
  /** A warning that opens the message; findings that came with it are offered beside it. */
  | { kind: 'message'; text: string; documentId: string | null }
  | { kind: 'nothing' };

/**
 * What the report cell of a row opens. Of an error, or of a run that was stopped, with both a text and a document the text comes
 * first, with the document beside it.
 *
 * @source Specification §2, "Actions"; §8, the first three situations
 */
export function reportAction(item: HistoryItem): ReportAction {
  if (isProcessing(item)) return { kind: 'running' };
  const { error: text, findingsDocumentId: documentId } = item;
  if (text !== null && isFruitless(item)) return { kind: 'message', text, documentId };
  if (isFailed(item)) {
    return documentId === null
      ? { kind: 'message', text: GSE_REQUEST_FAILED, documentId }
      : { kind: 'failedFindings', documentId };
  }
  if (documentId !== null) return { kind: 'findings', documentId };
  return text === null ? { kind: 'nothing' } : { kind: 'message', text, documentId };
}

/**
 * The id that a row's downloads ask for.
 *
 * @source Specification §7: for a Multi item uiOnlyRequestId is used
 */
export const downloadId = (item: HistoryItem): string =>
  isMulti(item) ? (item.uiOnlyRequestId ?? item.requestId) : item.requestId;
