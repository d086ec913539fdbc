import { it } from 'vitest';
import { holdTime } from '@tests/support/orderDesk';
import type { OrderAnswer } from '@/features/request/protocol/rules/orderOutcome';
import type { ServiceBehavior } from '@tests/support/orderService';
import type { LawChange } from '@tests/support/lawElsewhere';
import type { Step } from '@tests/support/orderSteps';
import { openStory } from '@tests/support/orderStory';
import { fc } from '@tests/support/properties';

const window = fc.constantFrom<0 | 1>(0, 1);

const inWindow = (weight: number, ...names: Extract<Step, { window: 0 | 1 }>['step'][]) => ({
  weight,
  arbitrary: fc.record({ step: fc.constantFrom(...names), window }) as fc.Arbitrary<Step>,
});

const behaviors = fc.constantFrom<ServiceBehavior>(
  'answers',
  'losesAnswer',
  'breaksAfterwards',
  'goesDown',
  'namesNothing',
  'isOutOfReach',
  'refuses',
  'forbids',
  'rejects',
  'forbidsAfterwards',
  'isForeign',
  'rejectsAfterwards',
  'unauthorizedAfterwards',
  'goneAfterwards',
  'badAfterwards',
  'refusesAfterPart',
  'refusesField',
  'collides',
  'isSlow',
);

const whole = (answer: OrderAnswer): OrderAnswer => answer;
const cut = ({ requests, ...answer }: OrderAnswer): OrderAnswer => ({
  ...answer,
  requests: requests.slice(1),
  isWhole: false,
});
const leavingOut = ({ requests, ...answer }: OrderAnswer): OrderAnswer => ({
  ...answer,
  requests: requests.slice(0, 1),
});
const namingTwice = ({ requests, ...answer }: OrderAnswer): OrderAnswer => ({
  ...answer,
  requests: requests.map((request) => ({ ...request, system: 'du' })),
});
const withIds =
  (requestId: string) =>
  ({ requests, ...answer }: OrderAnswer): OrderAnswer => ({
    ...answer,
    requests: requests.map((request) => ({ ...request, requestId })),
  });

const habits = fc.constantFrom<Extract<Step, { step: 'lender' }>['habits']>(
  { listsAfter: 20_000 },
  { listsAfter: 290_000 },
  { listsAfter: 0 },
  { booksLag: 60_000 },
  { booksLag: 0 },
  { areBooksEmpty: true },
  { areBooksEmpty: false },
  { distort: leavingOut },
  { distort: namingTwice },
  { deduplicates: false },
  { repeatStatus: 422 },
  { isDoubled: true },
  { echoesKeys: false },
  { accepts: ['du'] },
  { accepts: null },
  { foreignRows: 2 },
  { foreignRows: 0 },
  { unread: 1 },
  { unread: 0 },
  { distort: withIds('0') },
  { distort: withIds('1') },
  { distort: cut },
  { distort: whole },
  { keepsNotes: false },
  { repeatStatus: 200 },
  { isHistoryDown: true },
  { isHistoryDown: false },
);

const steps: fc.Arbitrary<Step> = fc.oneof(
  inWindow(6, 'press', 'doublePress', 'pressDu', 'pressUpdate'),
  inWindow(4, 'confirm', 'decline'),
  inWindow(3, 'reload', 'restart'),
  inWindow(2, 'comeBack', 'lookAgain', 'recognize'),
  inWindow(3, 'switchLoan', 'changeUser', 'leave'),
  inWindow(1, 'note', 'withdraw'),
  inWindow(1, 'authorize'),
  { weight: 3, arbitrary: behaviors.map((behavior): Step => ({ step: 'behave', behavior })) },
  { weight: 2, arbitrary: habits.map((changed): Step => ({ step: 'lender', habits: changed })) },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ step: 'colleagueOrders' }, { step: 'olderJournal' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Step>(
      ...(['empty', 'empty', 'withdrawElsewhere', 'reorder'] as const).map((step): Step => ({ step })),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom<LawChange>('isReadOnly', 'mayNotOrder', 'lacksBorrower', 'isRestored')
      .map((what): Step => ({ step: 'changeElsewhere', what })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('nothing', 'writing', 'reading').map((blocks): Step => ({ step: 'storage', blocks })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(-3_600_000, 900_000, 86_400_000).map((ms): Step => ({ step: 'clock', ms })),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(5, 30, 1_000, 6_000, 130_000, 310_000).map((ms): Step => ({ step: 'wait', ms })),
  },
);

/** Situations that few random stories reach, to go on from. */
const beginnings = fc.constantFrom<Step[]>(
  [],
  [],
  // Two lost orders, of the same system, and one request that may be either.
  [
    { step: 'lender', habits: { echoesKeys: false } },
    { step: 'behave', behavior: 'goesDown' },
    { step: 'pressDu', window: 0 },
    { step: 'wait', ms: 130_000 },
    { step: 'behave', behavior: 'isOutOfReach' },
    { step: 'pressUpdate', window: 0 },
    { step: 'wait', ms: 30 },
    { step: 'confirm', window: 0 },
    { step: 'wait', ms: 130_000 },
    { step: 'lender', habits: { isHistoryDown: false } },
    { step: 'lookAgain', window: 0 },
    { step: 'wait', ms: 1_000 },
  ],
  // An order that was placed unknown to all, and its equal with other words.
  [
    { step: 'behave', behavior: 'goesDown' },
    { step: 'press', window: 0 },
    { step: 'wait', ms: 130_000 },
    { step: 'note', window: 0 },
    { step: 'press', window: 0 },
    { step: 'wait', ms: 30 },
    { step: 'confirm', window: 0 },
    { step: 'wait', ms: 30 },
    { step: 'lender', habits: { isHistoryDown: false } },
  ],
  // A refusal after the work, where the list is late.
  ...(
    ['forbidsAfterwards', 'unauthorizedAfterwards', 'goneAfterwards', 'badAfterwards', 'refusesAfterPart'] as const
  ).map((behavior): Step[] => [
    { step: 'lender', habits: { listsAfter: 290_000 } },
    { step: 'behave', behavior },
    { step: 'press', window: 0 },
    { step: 'wait', ms: 1_000 },
    { step: 'behave', behavior: 'answers' },
  ]),
  // An order that the screen has seen, and books that lack it.
  [
    { step: 'colleagueOrders' },
    { step: 'wait', ms: 1_000 },
    { step: 'comeBack', window: 0 },
    { step: 'lender', habits: { booksLag: 60_000 } },
  ],
  // Books that are empty although rows are known, for less than a doubt lasts.
  [
    { step: 'colleagueOrders' },
    { step: 'wait', ms: 1_000 },
    { step: 'comeBack', window: 0 },
    { step: 'lender', habits: { areBooksEmpty: true } },
    { step: 'press', window: 0 },
    { step: 'wait', ms: 1_000 },
    { step: 'lender', habits: { areBooksEmpty: false } },
  ],
  // What made the order lawful ten minutes ago no longer does.
  ...(['isReadOnly', 'mayNotOrder', 'lacksBorrower'] as const).map((what): Step[] => [
    { step: 'changeElsewhere', what },
    { step: 'wait', ms: 310_000 },
    { step: 'wait', ms: 310_000 },
    { step: 'press', window: 0 },
    { step: 'wait', ms: 1_000 },
  ]),
  // The service names a part, and lists the rest late.
  [
    { step: 'lender', habits: { listsAfter: 200_000, distort: leavingOut } },
    { step: 'press', window: 0 },
    { step: 'wait', ms: 130_000 },
  ],
);

holdTime();

/** A failure prints the shortest story that it found. */
// @spec OWN-16
it(
  'never places more orders than requested, and none beyond the first without a confirmation',
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(beginnings, fc.array(steps, { minLength: 3, maxLength: 18 }), async (beginning, story) => {
        const opened = openStory();
        try {
          await opened.play([...beginning, ...story]);
          await opened.end();
        } finally {
          opened.close();
        }
      }),
      { numRuns: 2_000 },
    );
  },
);
