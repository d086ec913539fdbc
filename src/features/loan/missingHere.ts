import type { CallName } from '@/api/contract/calls';
import { listed } from '@/config/listed';
import type { Area } from '@/config/paths';
import * as appTexts from '@/config/texts/appTexts';
import type { UnreadItems } from '@/sagaDeps';

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

/** What is missing on a screen because it could not be read, as part of a sentence. @empty '' if nothing is */
export const missingText = (area: Area, unread: readonly UnreadItems[]): string => {
  const counts = countsOn(area, unread);
  return counts.size === 0 ? '' : listed([...counts].map(([name, count]) => appTexts.part(name, count)));
};

/** The same of an order. The loan's requests have a question of their own, and the menu has nothing to do with it. */
export const missingOfOrder = (unread: readonly UnreadItems[]): string =>
  missingText(
    'request',
    unread.filter(({ call }) => call !== 'historyDetails' && !call.startsWith('menu')),
  );

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
