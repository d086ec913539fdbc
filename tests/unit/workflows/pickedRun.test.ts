import { expect, it } from 'vitest';
import type { LoanId } from '@/domain/loan/loan';
import { selectAwaited } from '@/features/history/historySlice';
import { placeChanged } from '@/features/navigation/navigationSlice';
import { runPicked, selectPickedRunId } from '@/features/selection/selectionSlice';
import { noOrderNews } from '@/services/orderNews';
import type { SagaDeps } from '@/services/sagaDeps';
import {
  desksForTests,
  LOAN_ID,
  orderService,
  settle,
  submissionOf,
  submit,
  type OrderDesk,
  type OrderService,
} from '@tests/support/orderDesk';

const open = desksForTests();

/** The Request screen of somebody who has looked at an older run before. */
function openPicking(service: OrderService, world?: Partial<SagaDeps>): OrderDesk {
  const desk = open(service, undefined, world);
  desk.store.dispatch(runPicked('408'));
  return desk;
}

const picked = ({ store }: OrderDesk) => selectPickedRunId(store.getState());

it('makes way on Selection for the run that has just been ordered', async () => {
  const desk = openPicking(orderService());
  await submit(desk);
  expect(desk.went).toEqual([`/${LOAN_ID}/selection`]);
  expect(picked(desk)).toBeNull();
});

it('stays with whoever is reading it when the answer to an order arrives', async () => {
  const service = orderService();
  service.mood = 'isSlow';
  const desk = openPicking(service);
  await submit(desk);
  const href = `/${LOAN_ID}/selection`;
  desk.store.dispatch(
    placeChanged({ href, kind: 'guarded', loanId: LOAN_ID, area: 'selection', wantsFirstRoute: false }),
  );
  await settle(3_000);
  expect(submissionOf(desk).status).toBe('editing');
  expect(picked(desk)).toBe('408');
});

it('stays when another window orders', () => {
  const told: ((requestIds: string[]) => void)[] = [];
  const watch = (_: LoanId, hear: (requestIds: string[]) => void) => {
    told.push(hear);
    return () => undefined;
  };
  const desk = openPicking(orderService(), { orderNews: { ...noOrderNews, watch } });
  told.forEach((hear) => hear(['9']));
  expect(selectAwaited(desk.store.getState()).ids).toEqual(['9']);
  expect(picked(desk)).toBe('408');
});
