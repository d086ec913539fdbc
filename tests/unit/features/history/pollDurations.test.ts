import { expect, it, vi } from 'vitest';
import { createPollDurations } from '@/features/requests/pollHistorySaga';
import { noTelemetry } from '@/telemetry/telemetry';

it('reports the mean of each twelve reads, and of those that are left at the end', () => {
  const metric = vi.fn();
  const durations = createPollDurations({ ...noTelemetry, metric });
  for (let read = 1; read <= 14; read += 1) durations.note(read * 10);
  expect(metric.mock.calls).toEqual([['poll-duration', 65]]);
  durations.end();
  expect(metric.mock.calls.slice(1)).toEqual([['poll-duration', 135]]);
  durations.end();
  expect(metric).toHaveBeenCalledTimes(2);
});
