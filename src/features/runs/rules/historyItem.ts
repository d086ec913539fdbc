import type { HistoryItem, CreditDetail } from '@/features/runs/api/contract/history';
import * as runsTexts from '@/features/runs/rules/texts';
import * as appTexts from '@/config/texts/appTexts';
import { orNull, shortDate, zonedDateTime } from '@/lib/format';

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

/** Credit, Single or Multi; null for an unknown kind. @spec HIS-4, HIS-5 */
export const kindLabel = ({ ausType: kind }: HistoryItem): string | null =>
  kind === null ? null : runsTexts.kinds[kind];

/** The kind of credit pull: soft through the GSE; full also if the flag was not delivered. @spec HIS-4 */
export const creditPullLabel = ({ isGseSoftCreditPull }: HistoryItem): string =>
  isGseSoftCreditPull === true ? appTexts.softPull : appTexts.fullPull;

type Named = Pick<HistoryItem, 'requestId' | 'ausRequestType'>;

/** The display name of a row: 'request 12, DU'. */
export const rowName = ({ requestId, ausRequestType: service }: Named): string =>
  service === null ? appTexts.requestName(requestId) : appTexts.serviceRequestName(requestId, service);

/** The findings document of a run, under the name that its button and its file have. */
export const findingsDocument = (item: Named, encryptedId: string) => ({
  encryptedId,
  title: runsTexts.findingsPdfOf(rowName(item)),
  what: `findings-${item.ausRequestType ?? ''}`,
  reference: item.requestId,
});

/** The short display name of a run: '#12 DU'. */
export const runName = ({ requestId, ausRequestType: service }: HistoryItem): string =>
  service === null ? `#${requestId}` : `#${requestId} ${service}`;

/** A run in the heading of a comparison: '#12 DU 11/20/26'. */
export const runTitle = (item: HistoryItem): string => `${runName(item)} ${shortDate(item.requestDate)}`;

/**
 * A date and time in a file, with its zone: one hour has the same name twice a year.
 * @empty null for an invalid date
 */
export const dateCell = (date: string | null): string | null => orNull(zonedDateTime(date));
