import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { CallName } from '@/http/contract/call';
import { REQUIRED_FIELDS_INVALID } from '@/config/orderMessages';
import * as requestTexts from '@/features/request/texts';
import * as selectionTexts from '@/features/selection/texts';
import { acknowledgementTicked } from '@/features/request/state/acknowledgementSlice';
import { selectRunInView } from '@/features/selection/state/selectionSelectors';
import { toastQueue } from '@/ui/notify';
import { afterTest } from '@tests/support/cleanups';
import { journeyOf } from './journeys';
import type { OpenedApp } from './openApp';

/** What the user can read about a change: it was made, it was not made, or its outcome is unknown. */
export type Said = 'made' | 'not made' | 'unknown';

/** A change at the lender: how the user makes it, what the screen says of it, and what the lender's books say. */
export interface Change {
  what: string;
  call: CallName;
  /** The reads that show the app what the books say. */
  readBy: readonly CallName[];
  /** What the user did before. */
  prepare?: (app: OpenedApp) => Promise<void>;
  make: (app: OpenedApp) => Promise<void>;
  said: (notifications: readonly string[]) => Said;
  isInBooks: (app: OpenedApp, notifications: readonly string[]) => Promise<boolean>;
}

/** Records what notifications say, because they close after a few seconds. */
export function recordNotifications(): string[] {
  const texts: string[] = [];
  const stop = toastQueue.subscribe(() => {
    for (const { content } of toastQueue.visibleToasts) if (!texts.includes(content.text)) texts.push(content.text);
  });
  afterTest(stop);
  return texts;
}

const order: Change = {
  what: 'an order',
  call: 'placeOrder',
  readBy: ['historyDetails', 'recentRequest'],
  make: async (app) => journeyOf('placeOrder').ask?.(app),
  said: (notifications) =>
    verdict({
      made: orderedIn(notifications) !== undefined || shows(requestTexts.orderWentThrough()),
      'not made':
        shows(requestTexts.nothingOrdered) || (shows(REQUIRED_FIELDS_INVALID) && !shows(requestTexts.partUnproven)),
      unknown:
        shows(requestTexts.orderUnconfirmed) || shows(requestTexts.refusalUnproven) || shows(requestTexts.partUnproven),
    }),
  async isInBooks({ wire }, notifications) {
    const { loanId } = journeyOf('placeOrder');
    const path = `/aus/history/v1/loans/${loanId}/transaction-history-details`;
    const { transactionHistories: rows } = (await wire.ask(path, loanId)) as {
      transactionHistories: { requestId: number; clientRequestKey: string }[];
    };
    const keys = await Promise.all(
      wire.sent.filter(({ call }) => call === 'placeOrder').map(({ request }) => keyOf(request)),
    );
    // The loan has no other orders, and an order is placed once.
    for (const row of rows) expect(keys).toContain(row.clientRequestKey);
    expect(rows.length).toBeLessThanOrEqual(SERVICES);
    const named = orderedIn(notifications);
    if (named !== undefined) expect(rows.map(({ requestId }) => String(requestId)).sort()).toEqual([...named].sort());
    return rows.length > 0;
  },
};

/** The order of the journey asks for DU and LPA. */
const SERVICES = 2;

const keyOf = async (request: Request): Promise<string> =>
  ((await request.clone().json()) as { clientRequestKey: string }).clientRequestKey;

/** @empty undefined when no notification says that an order was sent */
function orderedIn(notifications: readonly string[]): string[] | undefined {
  const [, ids] = notifications.map((text) => /^Order sent: .*requests? (.*)\.$/.exec(text)).find(Boolean) ?? [];
  return ids?.match(/\d+/g) ?? undefined;
}

const acknowledgement = (isObtained: boolean): Change => ({
  what: isObtained ? 'a tick of the acknowledgement' : 'a tick removed from the acknowledgement',
  call: 'saveAcknowledgement',
  readBy: ['acknowledgement'],
  async prepare(app) {
    if (!isObtained) await app.dispatch(acknowledgementTicked(true));
  },
  async make(app) {
    await app.dispatch(acknowledgementTicked(isObtained));
  },
  said() {
    const box = screen.getByRole('checkbox', { name: requestTexts.acknowledgementLabel, hidden: true });
    const isMade = (box as HTMLInputElement).checked === isObtained;
    return verdict({
      made: isMade && !shows(NOT_SAVED),
      'not made': !isMade && !shows(UNCONFIRMED),
      unknown: shows(UNCONFIRMED),
    });
  },
  async isInBooks({ wire }) {
    const { loanId } = journeyOf('saveAcknowledgement');
    const path = `/aus/multi-aus/v1/loans/${loanId}/borrower-acknowledgement-for-credit-pull-status`;
    const books = (await wire.ask(path, loanId)) as { isBorrowerAcknowledgementForCreditPullObtained: boolean };
    return books.isBorrowerAcknowledgementForCreditPullObtained === isObtained;
  },
});

const NOT_SAVED = /was not saved/;
const UNCONFIRMED = /could not confirm whether the borrower acknowledgement was saved/;

const IN_DOUBT = /may still have been saved|could not confirm whether the selection was saved/;

const override: Change = {
  what: 'a selection',
  call: 'overrideSelection',
  readBy: ['selections'],
  make: async (app) => journeyOf('overrideSelection').ask?.(app),
  said: () =>
    verdict({
      made: shows(selectionTexts.nowSelected('DU')),
      'not made': shows(/selection was not saved/) || (shows(/refused the selection/) && !shows(IN_DOUBT)),
      unknown: shows(IN_DOUBT),
    }),
  async isInBooks({ wire, store }) {
    const runId = selectRunInView(store.getState())?.runId ?? '';
    const { selections } = (await wire.ask(
      `/aus/multi-aus/v1/multi-aus-submit/${runId}/selections`,
      journeyOf('overrideSelection').loanId,
    )) as { selections: { ausRequestType: string; isSelected: boolean }[] };
    return selections.some(({ ausRequestType, isSelected }) => ausRequestType === 'DU' && isSelected);
  },
};

export const CHANGES: readonly Change[] = [order, acknowledgement(true), acknowledgement(false), override];

/** The screen says exactly one of them. */
function verdict(says: Record<Said, boolean>): Said {
  const said = (Object.keys(says) as Said[]).filter((each) => says[each]);
  expect(said, document.body.textContent).toHaveLength(1);
  return said[0] ?? 'unknown';
}

/** Also behind a modal. */
const shows = (text: string | RegExp): boolean =>
  typeof text === 'string' ? document.body.textContent.includes(text) : text.test(document.body.textContent);
