import { useSelector } from 'react-redux';
import type { CallName } from '@/api/contract/calls';
import type { Area } from '@/config/paths';
import * as appTexts from '@/config/texts/appTexts';
import { listed } from '@/config/listed';
import type { UnreadItems } from '@/services/sagaDeps';
import { Notice } from '@/ui/Notice';
import { selectUnreadItems } from './unreadItemsSlice';

/** What the lists of a call are called, and the screens that show them: by default all. Null: no list that is shown. */
const LISTS: Readonly<Record<CallName, readonly [name: string, ...screens: Area[]] | null>> = {
  acknowledgement: null,
  ausAvailability: [appTexts.availability, 'request', 'selection'],
  ausRequestTypes: [appTexts.services, 'request'],
  creditAgencies: [appTexts.agencies, 'request'],
  digitalVerificationDetail: [appTexts.verifications, 'request'],
  digitalVerifications: [appTexts.verifications],
  document: null,
  employee: null,
  historyDetails: [appTexts.pastRequests],
  historyEntries: null,
  loanData: null,
  loanHeader: null,
  menu1003: [appTexts.menu],
  menu1008: [appTexts.menu],
  overrideSelection: [appTexts.results, 'selection'],
  placeOrder: null,
  privileges: null,
  recentCreditRequest: [appTexts.creditOnFile],
  recentRequest: [appTexts.pastRequests, 'request'],
  recommendations: [appTexts.recommendations, 'selection'],
  repAndWarrant: [appTexts.relief, 'selection'],
  repAndWarrantMessages: [appTexts.relief, 'selection'],
  requestBorrowers: [appTexts.borrowers, 'request'],
  requestDetail: [appTexts.pastOrder],
  requestTypeData: [appTexts.transactionTypes, 'request'],
  saveAcknowledgement: null,
  selections: [appTexts.results, 'selection'],
  underwritingDownload: null,
  userAgencies: [appTexts.agencies, 'request'],
};

/** Says what is missing on a screen because it could not be read. */
export function UnreadNotice({ area }: { readonly area: Area }) {
  const counts = countsOn(area, useSelector(selectUnreadItems));
  if (counts.size === 0) return null;
  return (
    <Notice tone="warning" title={appTexts.notAllRead}>
      {appTexts.missingHere(listed([...counts].map(([name, count]) => appTexts.part(name, count))))}
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
