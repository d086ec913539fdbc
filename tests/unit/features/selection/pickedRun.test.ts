import { expect, it } from 'vitest';
import type { LoanId } from '@/config/loanId';
import { selectAwaited } from '@/features/runs/historySlice';
import { placeChanged } from '@/features/navigation/navigationSlice';
import { runPicked, selectPickedRunId } from '@/features/selection/state/selectionSlice';
import type { News } from '@/features/request/protocol/orderNews';
import { noOrderNews } from '@tests/support/noOrderNews';
import type { SagaDeps } from '@/sagaDeps';
import { desksForTests, settle, submissionOf, submit, type OrderDesk } from '@tests/support/orderDesk';
import { LOAN_ID, orderService, type OrderService } from '@tests/support/orderService';

const open = desksForTests();

/** Opens the Request screen for a user who has looked at an older run before. */
function openPicking(service: OrderService, world?: Partial<SagaDeps>): OrderDesk {
  const desk = open(service, undefined, world);
  desk.store.dispatch(runPicked('408'));
  return desk;
}

const picked = ({ store }: OrderDesk) => selectPickedRunId(store.getState());

it('gives way on Selection to the run that was just ordered', async () => {
  const desk = openPicking(orderService());
  await submit(desk);
  expect(desk.went).toEqual([`/${LOAN_ID}/selection`]);
  expect(picked(desk)).toBeNull();
});

it('stays for a user who views it when the response to an order is received', async () => {
  const service = orderService({ behavior: 'isSlow' });
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
  const listeners: ((news: News) => void)[] = [];
  const watch = (_: LoanId, hear: (news: News) => void) => {
    listeners.push(hear);
    return () => undefined;
  };
  const desk = openPicking(orderService(), { orderNews: { ...noOrderNews, watch } });
  listeners.forEach((hear) => hear({ kind: 'placed', requestIds: ['9'] }));
  expect(selectAwaited(desk.store.getState()).ids).toEqual(['9']);
  expect(picked(desk)).toBe('408');
});
