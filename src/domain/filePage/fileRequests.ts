import * as filePageTexts from '@/config/texts/filePageTexts';
import { dtiOf } from '@/domain/history/dtiChanges';
import type { HistoryItem } from '@/domain/history/historyItem';
import { rowName } from '@/domain/history/historyLabels';
import type { RequestGroup } from '@/domain/history/historyRows';
import { MISSING, plannedTime, ratio } from '@/lib/format';
import { known, type Figure } from './figure';

/** One service of a past request. Null: the service sent no value. */
export interface FileRequest {
  key: string;
  /** Null on the further services of a request. */
  requestId: string | null;
  sent: string | null;
  service: string | null;
  casefileId: string | null;
  outcome: Figure;
  dti: Figure;
  submitter: string | null;
  isInUse: boolean;
}

/** Returns the past requests in the order in which they were sent. @shape `groups` newest first, as History has them */
export const fileRequests = (groups: readonly RequestGroup[], inUse: string | null): FileRequest[] =>
  groups
    .toReversed()
    .flatMap(({ items }) =>
      items.map((item, index) => ({ ...toRequest(item, index === 0), isInUse: item.key === inUse })),
    );

function toRequest(item: HistoryItem, isFirst: boolean): Omit<FileRequest, 'isInUse'> {
  const dti = dtiOf(item);
  const sent = plannedTime(item.requestDate);
  return {
    key: item.key,
    requestId: isFirst ? item.requestId : null,
    sent: sent === MISSING ? null : sent,
    service: item.service,
    casefileId: item.casefileId,
    outcome: known(item.status === '' ? null : item.status, filePageTexts.fromHistory(rowName(item))),
    dti: known(dti === null ? null : ratio(dti), filePageTexts.fromDataSet(rowName(item))),
    submitter: item.submittedBy,
  };
}
