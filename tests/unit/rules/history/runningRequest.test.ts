import { expect, it } from 'vitest';
import { lastRunOf } from '@/features/runs/rules/lastRun';
import { runningRequest } from '@/features/runs/rules/runningRequest';
import { historyItem } from '@tests/fixtures/historyItem';

const run = (requestId: string, service: string, status: string, day = 1) =>
  historyItem({
    key: `${requestId} ${service}`,
    requestId,
    multiAusRequestId: requestId,
    ausRequestType: service,
    status,
    isError: status === 'Error',
    requestDate: `2026-11-0${day}T10:00:00Z`,
  });

it('names the services of the request that runs, and how far each is', () => {
  const items = [
    run('12', 'DU', 'Approve/Eligible'),
    run('12', 'LPA', 'Processing'),
    run('12', 'LPA-C', 'Error'),
    run('11', 'DU', 'Refer/Eligible'),
  ];
  expect(runningRequest(items)).toMatchObject({ requestId: '12', others: 0 });
  expect(runningRequest(items)?.services.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'DU done',
    'LPA runs',
    'LPA-C Error',
  ]);
});

it('keeps the number of the request, which is that of its first service, while one service after the other ends', () => {
  const services = (du: string, lpa: string) => [
    { ...run('9', 'LPA', lpa), requestId: '92', system: 'lp' as const },
    { ...run('9', 'DU', du), requestId: '91', system: 'du' as const },
  ];
  expect(runningRequest(services('Processing', 'Processing'))?.requestId).toBe('91');
  expect(runningRequest(services('Approve/Eligible', 'Processing'))?.requestId).toBe('91');
});

it('counts the other requests that run, and is absent while nothing runs', () => {
  expect(runningRequest([run('12', 'DU', 'Processing'), run('11', 'DU', 'Processing')])?.others).toBe(1);
  expect(runningRequest([run('12', 'DU', 'Complete')])).toBeUndefined();
});

it('finds the last run of a service by its date, not by its place in the list', () => {
  const items = [run('1', 'DU', 'Error', 1), run('3', 'DU', 'Approve/Eligible', 3), run('2', 'DU', 'Error', 2)];
  expect(lastRunOf([...items, historyItem({ ausRequestType: 'DU', requestDate: 'soon' })], 'du')?.requestId).toBe('3');
  expect(lastRunOf(items, 'lp')).toBeUndefined();
});
