import { expect, it } from 'vitest';
import { checkConsole } from '@tests/support/consoleWatch';
import { CELLS, unaffected, type Cell } from './manifest/cells';
import { answerOf, refusalAfterWork, type Answer } from './support/answers';
import { CHANGES, recordNotifications, type Change } from './support/changes';
import { expectPosts, signsOut } from './support/invariants';
import { journeyOf } from './support/journeys';
import { newWorld, openApp } from './support/openApp';
import type { Carry, Wire } from './support/wire';

/** Milliseconds after which every outcome is known, or given up. */
const MAX_WAIT_MS = 240_000;

/** One fault for each thing that a call can prove: that nothing was done, or nothing at all. */
const WITHOUT_BOOKS: readonly string[] = ['silent', 'status403', 'status409', 'status503', 'null'];

const faultsOf = ({ call }: Change): Cell[] => CELLS.filter((cell) => cell.call === call);

it.each(CHANGES)("what the screen says of $what equals the lender's books", { timeout: 240_000 }, async (change) => {
  for (const cell of faultsOf(change)) await checked(cell, () => expectTruth(change, cell, []));
});

it.each(CHANGES)(
  'the screen says nothing of $what that it cannot know, while the books cannot be read',
  { timeout: 240_000 },
  async (change) => {
    const cells = faultsOf(change).filter(({ fault }) => WITHOUT_BOOKS.includes(fault));
    for (const cell of cells) await checked(cell, () => expectTruth(change, cell, change.readBy));
  },
);

it.each(CHANGES)('a refusal of $what after the work was done is none', { timeout: 240_000 }, async (change) => {
  for (const status of [403, 404, 409, 422]) {
    const answer = refusalAfterWork(status);
    await checked(unaffected(change.call), () => expectTruth(change, unaffected(change.call), [], answer));
  }
});

async function checked({ call, fault }: Cell, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    checkConsole();
  } catch (cause) {
    throw new Error(`${call}: ${fault}`, { cause });
  }
}

async function expectTruth(
  change: Change,
  cell: Cell,
  unreadable: Change['readBy'],
  answer = answerOf(cell.fault),
): Promise<void> {
  const wire = newWorld(journalFirst);
  const notifications = recordNotifications();
  const app = openApp(journeyOf(change.call).address, wire, { isOnScreen: true });
  await app.settle();
  await change.prepare?.(app);
  wire.forget();
  wire.plant(change.call, answer);
  // The books stop being readable once the change is sent.
  for (const read of unreadable) wire.plant(read, unreadableOnceSent(change, wire));
  await change.make(app);
  await app.pass(MAX_WAIT_MS);
  expect(wire.mistakes).toEqual([]);
  expectPosts(app, change.call, 1);
  // After a 401 no screen is left to say anything.
  if (!signsOut(cell)) {
    const said = change.said(notifications);
    const isInBooks = await change.isInBooks(app, notifications);
    if (said !== 'unknown') expect(said).toBe(isInBooks ? 'made' : 'not made');
    else if (unreadable.length === 0) expect(isInBooks, 'readable, so it is known').toBe(false);
  }
  await app.close();
}

const unreadableOnceSent =
  ({ call }: Change, { sent }: Wire): Answer =>
  async (_, work) =>
    sent.some((each) => each.call === call) ? new Response(null, { status: 503 }) : work();

/** The journal knows an order before the lender does. */
const journalFirst: Carry = async (request, answer, call) => {
  if (call === 'placeOrder') {
    const { loanId, clientRequestKey } = (await request.clone().json()) as Record<string, string>;
    expect(Object.keys(localStorage)).toContain(`order:${loanId}:${clientRequestKey}`);
  }
  return answer();
};
