import { GSE_REQUEST_FAILED } from '@/config/messages';
import { isFailed, hasNoResult, isProcessing } from '@/features/runs/rules/historyItem';
import type { HistoryItem } from '@/features/runs/api/contract/history';

/**
 * Returns what a row's report cell opens. A failed or stopped run with a text and a document opens the text and offers
 * the document beside it.
 * @spec HIS-18, HIS-19, HIS-21, HIS-22, HIS-23
 * @empty neither for a running run, and where the service sent none
 */
export function reportAction(item: HistoryItem): Record<'text' | 'documentId', string | null> {
  if (isProcessing(item)) return { text: null, documentId: null };
  const { error, findingsDocumentId: documentId } = item;
  if (documentId !== null) return { text: hasNoResult(item) ? error : null, documentId };
  return { text: error ?? (isFailed(item) ? GSE_REQUEST_FAILED : null), documentId };
}

/** Reports first, then failures with their report, then messages. @empty null without any */
export function reportRank(item: HistoryItem): number | null {
  const { text, documentId } = reportAction(item);
  if (text !== null) return 3;
  if (documentId === null) return null;
  return isFailed(item) ? 2 : 1;
}
