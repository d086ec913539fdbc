import { listed } from '@/config/listed';
import type { Area } from '@/config/paths';
import * as appTexts from '@/config/texts/appTexts';
import { fieldName } from '@/config/texts/fieldTexts';
import type { CallName } from '@/app/calls';
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

/** What the screens call what a call responds with, and the screens that show it, if not all. */
const RESPONSES: Readonly<Partial<Record<CallName, { what: string; on?: readonly Area[] }>>> = {
  loanHeader: { what: appTexts.theLoan },
  loanData: { what: appTexts.theLoan },
  privileges: { what: appTexts.privileges },
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
  acknowledgement: { what: appTexts.acknowledgement, on: ['request'] },
  saveAcknowledgement: { what: appTexts.acknowledgement, on: ['request'] },
  underwritingDownload: { what: appTexts.findings, on: ['selection', 'history'] },
};

function countsOn(area: Area, unread: readonly UnreadItems[]): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (name: string, count: number): void => void counts.set(name, (counts.get(name) ?? 0) + count);
  for (const { call, count, fields = {} } of unread) {
    const { what, on = [area] } = RESPONSES[call] ?? { what: '' };
    if (what === '' || !on.includes(area)) continue;
    if (count > 0) add(what, count);
    for (const [field, values] of Object.entries(fields)) add(appTexts.valuesOf(fieldName(field), what), values);
  }
  return counts;
}
