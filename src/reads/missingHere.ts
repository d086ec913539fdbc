import { listed } from '@/config/listed';
import type { Area } from '@/config/paths';
import * as appTexts from '@/config/texts/appTexts';
import type { CallName } from '@/http/calls';
import type { UnreadItems } from '@/sagaDeps';

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

/** What the screens call the items of the lists of a call, and the screens that show them, if not all. */
const LISTS: Readonly<Partial<Record<CallName, { what: string; on?: readonly Area[] }>>> = {
  historyDetails: { what: appTexts.pastRequests },
  recentRequest: { what: appTexts.pastRequests, on: ['request'] },
  requestDetail: { what: appTexts.pastOrder },
  menu1003: { what: appTexts.menu },
  menu1008: { what: appTexts.menu },
  selections: { what: appTexts.results, on: ['selection'] },
  overrideSelection: { what: appTexts.results, on: ['selection'] },
  recommendations: { what: appTexts.recommendations, on: ['selection'] },
  repAndWarrant: { what: appTexts.relief, on: ['selection'] },
  repAndWarrantMessages: { what: appTexts.relief, on: ['selection'] },
  requestBorrowers: { what: appTexts.borrowers, on: ['request'] },
  recentCreditRequest: { what: appTexts.creditOnFile },
  userAgencies: { what: appTexts.agencies, on: ['request'] },
  creditAgencies: { what: appTexts.agencies, on: ['request'] },
  ausRequestTypes: { what: appTexts.services, on: ['request'] },
  requestTypeData: { what: appTexts.transactionTypes, on: ['request'] },
  ausAvailability: { what: appTexts.availability, on: ['request', 'selection'] },
  digitalVerifications: { what: appTexts.verifications },
  digitalVerificationDetail: { what: appTexts.verifications, on: ['request'] },
};

function countsOn(area: Area, unread: readonly UnreadItems[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { call, count } of unread) {
    const { what, on = [area] } = LISTS[call] ?? { what: '' };
    if (what !== '' && on.includes(area)) counts.set(what, (counts.get(what) ?? 0) + count);
  }
  return counts;
}
