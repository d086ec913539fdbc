import type { HistoryItem, CreditDetail } from '@/features/requests/api/contract/history';

export const hasReport = ({ encryptedCreditReportDocumentId }: CreditDetail): boolean =>
  encryptedCreditReportDocumentId !== null;

/** True by its kind or by its multi request id: the API may omit either. @spec DAT-2, DAT-7, HIS-63 */
export const isMulti = ({
  ausType: kind,
  multiAusRequestId,
}: Pick<HistoryItem, 'ausType' | 'multiAusRequestId'>): boolean => kind === 'multi' || multiAusRequestId !== null;

/** Returns a key that the services of one order share: they have the id of its multi request. */
export const runKeyOf = ({ multiAusRequestId, requestId }: Pick<HistoryItem, 'multiAusRequestId' | 'requestId'>) =>
  multiAusRequestId ?? `single ${requestId}`;

/** True unless the request is credit only, by its kind or by its option id. */
export const isUnderwriting = ({ ausType: kind, system }: Pick<HistoryItem, 'ausType' | 'system'>): boolean =>
  kind !== 'credit' && system !== 'credit_import_only';

type OfStatus = Pick<HistoryItem, 'status'>;

/** These statuses have a meaning of their own; any other text is the outcome of a finished run. */
export const isProcessing = ({ status }: OfStatus): boolean => status === 'Processing';
export const isStopped = ({ status }: OfStatus): boolean => status === 'Validation' || status === 'Cancel';
export const saysError = ({ status }: OfStatus): boolean => status === 'Error';
export const isFailed = (item: HistoryItem): boolean => item.isError || saysError(item);
export const hasNoResult = (item: HistoryItem): boolean => isFailed(item) || isStopped(item);

/** Returns the id for a row's downloads. @spec API-22 */
export const downloadId = (item: HistoryItem): string =>
  isMulti(item) ? (item.uiOnlyRequestId ?? item.requestId) : item.requestId;

/** True unless the text can't be the id of a request: no id of a service is zero, negative, a fraction or a word. */
export const isPlausibleId = (id: string): boolean =>
  /^[a-z\d][^\s]{0,199}$/i.test(id) && /[1-9]/.test(id) && !/^(\d+\.\d*|[\d.]+e.*|0x.*)$/i.test(id);
