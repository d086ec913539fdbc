import { useSelector } from 'react-redux';
import type { CallName } from '@/api/contract/calls';
import type { Area } from '@/config/paths';
import * as unreadTexts from '@/config/texts/unreadTexts';
import { listed } from '@/lib/format';
import type { UnreadItems } from '@/services/sagaDeps';
import { Notice } from '@/ui/Notice';
import { selectUnreadItems } from './unreadItemsSlice';

/** What the lists of a call are called, and the screens that show them: by default all. Null: no list that is shown. */
const LISTS: Readonly<Record<CallName, readonly [name: string, ...screens: Area[]] | null>> = {
  acknowledgement: null,
  ausAvailability: [unreadTexts.availability, 'request', 'selection'],
  ausRequestTypes: [unreadTexts.services, 'request'],
  creditAgencies: [unreadTexts.agencies, 'request'],
  digitalVerificationDetail: [unreadTexts.verifications, 'request'],
  digitalVerifications: [unreadTexts.verifications],
  document: null,
  employee: null,
  historyDetails: [unreadTexts.pastRequests],
  historyEntries: null,
  loanData: null,
  loanHeader: null,
  menu1003: [unreadTexts.menu],
  menu1008: [unreadTexts.menu],
  overrideSelection: [unreadTexts.results, 'selection'],
  placeOrder: null,
  privileges: null,
  recentCreditRequest: [unreadTexts.creditOnFile],
  recentRequest: [unreadTexts.pastRequests, 'request'],
  recommendations: [unreadTexts.recommendations, 'selection'],
  repAndWarrant: [unreadTexts.relief, 'selection'],
  repAndWarrantMessages: [unreadTexts.relief, 'selection'],
  requestBorrowers: [unreadTexts.borrowers, 'request'],
  requestDetail: [unreadTexts.pastOrder],
  requestTypeData: [unreadTexts.transactionTypes, 'request'],
  saveAcknowledgement: null,
  selections: [unreadTexts.results, 'selection'],
  underwritingDownload: null,
  userAgencies: [unreadTexts.agencies, 'request'],
};

/** Says what is missing on a screen because it could not be read. */
export function UnreadNotice({ area }: { readonly area: Area }) {
  const counts = countsOn(area, useSelector(selectUnreadItems));
  if (counts.size === 0) return null;
  return (
    <Notice tone="warning" title={unreadTexts.notAllRead}>
      {unreadTexts.missingHere(listed([...counts].map(([name, count]) => unreadTexts.part(name, count))))}
    </Notice>
  );
}

function countsOn(area: Area, unread: readonly UnreadItems[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { call, count } of unread) {
    const list = LISTS[call];
    if (list === null) continue;
    const [name, ...screens] = list;
    if (screens.length > 0 && !screens.includes(area)) continue;
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return counts;
}
