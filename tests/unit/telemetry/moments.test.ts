import { beforeEach, expect, it } from 'vitest';
import { listen } from '@tests/support/sentTelemetry';

beforeEach(() => window.history.replaceState(null, '', '/7100101/history'));

const EARLY = { pathname: '/7100101/request', time: new Date(Date.now() - 60_000), hidden: true };

it('what waited for the SDK has screen and time of the moment at which it was reported', async () => {
  const { telemetry, received, arrived } = listen();
  telemetry.at(EARLY, () => telemetry.exception(new TypeError('x'), 'error'));
  telemetry.at(EARLY, () => telemetry.event('call-failed', { call: 'loanData' }));
  telemetry.at({ ...EARLY, time: new Date(Date.now() + 1_000) }, () => telemetry.event('signed-in'));
  await arrived('PageviewData');
  const seen = received.map(({ data: { baseType, baseData }, time }) => {
    const { screen } = baseData['properties'] as Record<string, unknown>;
    return [baseData['name'] ?? baseType, screen, new Date(time) <= EARLY.time];
  });
  expect(seen).toEqual(
    expect.arrayContaining([
      ['ExceptionData', 'Request', true],
      ['call-failed', 'Request', true],
      ['signed-in', 'History', false],
      ['History', 'History', false],
    ]),
  );
  expect(JSON.stringify(received)).not.toContain('7100101');
});

it('what waited for the SDK is marked if the tab was hidden before, and later calls are not', async () => {
  const { telemetry, received, arrived } = listen();
  const late = { ...EARLY, time: new Date(Date.now() + 1_000) };
  telemetry.at(EARLY, () => telemetry.call('loanData', 9, false));
  telemetry.at({ ...EARLY, hidden: false }, () => telemetry.call('loanData', 8, false));
  telemetry.at(late, () => telemetry.call('loanData', 7, false));
  telemetry.at(EARLY, () => telemetry.metric('order-round-trip', 812));
  expect((await arrived('MetricData')).data.baseData['properties']).toMatchObject({ hidden: 'true' });
  const sent = received.find(({ data }) => data.baseData['name'] === 'calls');
  expect(sent?.data.baseData['properties']).toMatchObject({ durations: 'loanData 9h 8 7' });
});
