import * as requestsTexts from '@/features/requests/texts';
import * as appTexts from '@/config/texts/appTexts';
import { fullDateTime, orNull, shortDate } from '@/lib/format';
import type { HistoryItem } from '@/features/requests/api/contract/history';

/** Credit, Single or Multi; null for an unknown kind. @spec HIS-4, HIS-5 */
export const kindLabel = ({ ausType: kind }: HistoryItem): string | null =>
  kind === null ? null : requestsTexts.kinds[kind];

/** The kind of credit pull: soft through the GSE; full also if the flag was not delivered. @spec HIS-4 */
export const creditPullLabel = ({ isGseSoftCreditPull }: HistoryItem): string =>
  isGseSoftCreditPull === true ? appTexts.softPull : appTexts.fullPull;

/** The display name of a row: 'request 12, DU'. */
export const rowName = ({ requestId, ausRequestType: service }: HistoryItem): string =>
  service === null ? appTexts.requestName(requestId) : appTexts.serviceRequestName(requestId, service);

/** The findings document of a run, under the name that its button and its file have. */
export const findingsDocument = (item: HistoryItem, encryptedId: string) => ({
  encryptedId,
  title: requestsTexts.findingsPdfOf(rowName(item)),
  what: `findings-${item.ausRequestType ?? ''}`,
  reference: item.requestId,
});

/** The short display name of a run: '#12 DU'. */
export const runName = ({ requestId, ausRequestType: service }: HistoryItem): string =>
  service === null ? `#${requestId}` : `#${requestId} ${service}`;

/** A run in the heading of a comparison: '#12 DU 11/20/26'. */
export const runTitle = (item: HistoryItem): string => `${runName(item)} ${shortDate(item.requestDate)}`;

/** A date and time in a file. @empty null for an invalid date */
export const dateCell = (date: string | null): string | null => orNull(fullDateTime(date));
