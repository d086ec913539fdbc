import { describe, expect, it, vi } from 'vitest';
import type { LoanId } from '@/config/loanId';
import { createLastingMemory } from '@/browser/memory';
import type { News } from '@/features/request/protocol/orderNews';
import { noOrderNews } from '@tests/support/noOrderNews';
import type { SagaDeps } from '@/sagaDeps';
import { noTelemetry } from '@tests/support/noTelemetry';
import { desksForTests, settle, submissionOf, submit } from '@tests/support/orderDesk';
import { orderService, type OrderService } from '@tests/support/orderService';

const open = desksForTests();

const mistake = (): never => {
  throw new TypeError('a mistake');
};

const mistakeOfPlaced = (_: LoanId, { kind }: News): void => {
  if (kind === 'placed') mistake();
};

function openWithMistake(service: OrderService, where: Partial<SagaDeps>) {
  const reported = vi.fn<SagaDeps['report']>();
  return { reported, desk: open(service, undefined, { report: reported, ...where }) };
}

describe('a bug of the app', () => {
  it('before the order is sent: nothing was ordered, and the form is free again', async () => {
    const service = orderService();
    const lasting = { ...createLastingMemory(), write: mistake };
    const { desk, reported } = openWithMistake(service, { lasting });
    await submit(desk);
    expect(submissionOf(desk)).toMatchObject({ status: 'failed', failure: { kind: 'bug' } });
    expect(service.sent).toHaveLength(0);
    expect(reported).toHaveBeenCalledOnce();
  });

  it('before the order is checked: says so', async () => {
    const service = orderService();
    const { desk, reported } = openWithMistake(service, {
      auth: { signedInAt: mistake } as unknown as SagaDeps['auth'],
    });
    await submit(desk);
    expect(submissionOf(desk)).toMatchObject({ status: 'failed', failure: { kind: 'bug' } });
    expect(service.sent).toHaveLength(0);
    expect(reported).toHaveBeenCalledOnce();
  });

  it.each<[string, Partial<SagaDeps>]>([
    [
      'its answer is there',
      { telemetry: { ...noTelemetry, event: (name) => (name === 'order-answered' ? mistake() : undefined) } },
    ],
    ['other tabs are notified', { orderNews: { ...noOrderNews, publish: mistakeOfPlaced } }],
  ])('after it was sent and %s: says that it may have gone through', async (_, where) => {
    const service = orderService();
    const { desk } = openWithMistake(service, where);
    await submit(desk);
    expect(submissionOf(desk)).toMatchObject({ status: 'unconfirmed' });
    expect(service.placed).toHaveLength(1);
  });

  it('on the way to its results: reports no failed order', async () => {
    const service = orderService();
    const { desk, reported } = openWithMistake(service, { navigator: { go: mistake } });
    await submit(desk);
    expect(submissionOf(desk)).toEqual({ status: 'editing' });
    expect(service.placed).toHaveLength(1);
    expect(reported).toHaveBeenCalledOnce();
  });

  it('while a lost order is looked up: the form is not locked forever', async () => {
    const service = orderService({ behavior: 'goesDown' });
    const lost = await submit(open(service));
    lost.close();
    service.isHistoryDown = false;
    const { desk, reported } = openWithMistake(service, {
      memory: lost.memory,
      orderNews: { ...noOrderNews, publish: mistakeOfPlaced },
    });
    await settle(5_000);
    expect(reported).toHaveBeenCalledOnce();
    expect(submissionOf(desk)).toMatchObject({ status: 'unconfirmed' });
  });
});
