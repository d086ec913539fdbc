import type { HistoryItem, RequestKind } from './historyItem';

const KIND_LABEL: Record<RequestKind, string> = { credit: 'Credit', single: 'Single', multi: 'Multi' };

/** Credit, Single or Multi (specification §2, AUS Type); null for a kind nobody knows. */
export const kindLabel = ({ kind }: HistoryItem): string | null => (kind === null ? null : KIND_LABEL[kind]);

/** Whether the credit was a soft pull through the GSE or a full report (specification §2, Credit Pull Type). */
export const creditPullLabel = ({ isGseSoftCreditPull }: HistoryItem): string =>
  isGseSoftCreditPull ? 'AUS Soft' : 'Full-Tri';

/** What people call a row: 'request 12, DU'. */
export const rowName = ({ requestId, service }: HistoryItem): string =>
  service === null ? `request ${requestId}` : `request ${requestId}, ${service}`;
