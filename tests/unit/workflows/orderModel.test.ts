import { expect, it, vi } from 'vitest';
import { orderConfirmed, orderDeclined, selectSubmission, submitPressed } from '@/features/orderDraft/orderDraftSlice';
import {
  holdTime,
  openDesk,
  orderService,
  type Mood,
  type OrderDesk,
  type OrderService,
} from '@tests/support/orderDesk';
import { fc } from '@tests/support/properties';

/** What people, networks and services do, in any order. */
type Deed =
  | { deed: 'press' | 'doublePress' | 'confirm' | 'decline' | 'reload' | 'comeBack'; window: 0 | 1 }
  | { deed: 'mood'; mood: Mood }
  | { deed: 'historyFails' | 'historyAnswers' }
  | { deed: 'wait'; ms: number };

const window = fc.constantFrom<0 | 1>(0, 1);
const deeds = fc.oneof(
  { weight: 5, arbitrary: fc.record({ deed: fc.constantFrom('press' as const, 'doublePress' as const), window }) },
  { weight: 3, arbitrary: fc.record({ deed: fc.constantFrom('confirm' as const, 'decline' as const), window }) },
  { weight: 2, arbitrary: fc.record({ deed: fc.constant('reload' as const), window }) },
  { weight: 2, arbitrary: fc.record({ deed: fc.constant('comeBack' as const), window }) },
  {
    weight: 3,
    arbitrary: fc.record({
      deed: fc.constant('mood' as const),
      mood: fc.constantFrom<Mood>(
        'answers',
        'losesAnswer',
        'breaksAfterwards',
        'goesDown',
        'isOutOfReach',
        'refuses',
        'isSlow',
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ deed: fc.constantFrom('historyFails' as const, 'historyAnswers' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ deed: fc.constant('wait' as const), ms: fc.constantFrom(10, 1_000, 6_000, 130_000) }),
  },
);

holdTime();

interface World {
  service: OrderService;
  desks: [OrderDesk, OrderDesk];
  /** Presses that found the form free. */
  presses: number;
  /** Answers 'order anyway' to a question that was being asked. */
  confirmations: number;
}

const statusOf = ({ store }: OrderDesk) => selectSubmission(store.getState()).status;
const isFree = (desk: OrderDesk) => !['submitting', 'checking', 'confirming'].includes(statusOf(desk));

async function perform(world: World, deed: Deed): Promise<void> {
  const { service, desks } = world;
  switch (deed.deed) {
    case 'mood':
      service.mood = deed.mood;
      return;
    case 'historyFails':
    case 'historyAnswers':
      service.isHistoryDown = deed.deed === 'historyFails';
      return;
    case 'wait':
      await vi.advanceTimersByTimeAsync(deed.ms);
      return;
    case 'press':
    case 'doublePress': {
      const desk = desks[deed.window];
      // After an order the form is empty: whoever presses again has chosen a new report again.
      if (isFree(desk)) {
        world.presses += 1;
        desk.wantNewReport();
      }
      desk.store.dispatch(submitPressed());
      if (deed.deed === 'doublePress') desk.store.dispatch(submitPressed());
      break;
    }
    case 'confirm':
      if (statusOf(desks[deed.window]) === 'confirming') world.confirmations += 1;
      desks[deed.window].store.dispatch(orderConfirmed());
      break;
    case 'decline':
      desks[deed.window].store.dispatch(orderDeclined());
      break;
    case 'comeBack':
      desks[deed.window].comeBack();
      break;
    case 'reload': {
      const { memory, close } = desks[deed.window];
      close();
      desks[deed.window] = openDesk(service, memory);
      break;
    }
  }
  await vi.advanceTimersByTimeAsync(10);
}

it(
  'never places more orders than were wished for, and none beyond the first without a confirmation',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deeds, { minLength: 3, maxLength: 18 }), async (story) => {
        const service = orderService();
        const world: World = { service, desks: [openDesk(service), openDesk(service)], presses: 0, confirmations: 0 };
        try {
          for (const deed of story) await perform(world, deed);
          service.isHistoryDown = false;
          await vi.advanceTimersByTimeAsync(130_000);
          expect(service.placed.length).toBeLessThanOrEqual(world.presses);
          expect(service.placed.length).toBeLessThanOrEqual(1 + world.confirmations);
          expect(world.desks.every((desk) => !['submitting', 'checking'].includes(statusOf(desk)))).toBe(true);
        } finally {
          world.desks.forEach(({ close }) => close());
        }
      }),
      { numRuns: 500 },
    );
  },
);
