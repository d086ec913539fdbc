import { describe, expect, it, vi } from 'vitest';
import { noOrderNews } from '@/services/orderNews';
import type { SagaDeps } from '@/services/sagaDeps';
import { createSessionMemory } from '@/services/sessionMemory';
import { noTelemetry } from '@/services/telemetry';
import { desksForTests, orderService, settle, submissionOf, submit, type OrderService } from '@tests/support/orderDesk';

const open = desksForTests();

const mistake = (): never => {
  throw new TypeError('a mistake');
};

function openWithMistake(service: OrderService, where: Partial<SagaDeps>) {
  const reported = vi.fn<SagaDeps['report']>();
  return { reported, desk: open(service, undefined, { report: reported, ...where }) };
}

describe('a mistake of our own', () => {
  it('before the order leaves: nothing was ordered, and the form is free again', async () => {
    const service = orderService();
    const memory = { ...createSessionMemory(), write: mistake };
    const { desk, reported } = openWithMistake(service, { memory });
    await submit(desk);
    expect(submissionOf(desk)).toMatchObject({ status: 'failed', reason: 'bug' });
    expect(service.sent).toHaveLength(0);
    expect(reported).toHaveBeenCalledOnce();
  });

  it.each<[string, Partial<SagaDeps>]>([
    [
      'its answer is there',
      { telemetry: { ...noTelemetry, event: (name) => (name === 'order-answered' ? mistake() : undefined) } },
    ],
    ['others are told of it', { orderNews: { ...noOrderNews, tell: mistake } }],
  ])('once it has left and %s: says that it may have gone through', async (_, where) => {
    const service = orderService();
    const { desk } = openWithMistake(service, where);
    await submit(desk);
    expect(submissionOf(desk)).toMatchObject({ status: 'unconfirmed' });
    expect(service.placed).toHaveLength(1);
  });

  it('on the way to its results: says nothing wrong of it', async () => {
    const service = orderService();
    const { desk, reported } = openWithMistake(service, { navigator: { go: mistake } });
    await submit(desk);
    expect(submissionOf(desk)).toEqual({ status: 'editing' });
    expect(service.placed).toHaveLength(1);
    expect(reported).toHaveBeenCalledOnce();
  });

  it('while a lost order is looked up: the form is not locked for good', async () => {
    const service = orderService();
    service.mood = 'goesDown';
    const lost = open(service);
    await submit(lost);
    lost.close();
    service.isHistoryDown = false;
    const { desk, reported } = openWithMistake(service, {
      memory: lost.memory,
      orderNews: { ...noOrderNews, tell: mistake },
    });
    await settle(5_000);
    expect(reported).toHaveBeenCalledOnce();
    expect(submissionOf(desk)).toMatchObject({ status: 'unconfirmed' });
  });
});
