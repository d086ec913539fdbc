import type { ApplicationInsights } from '@microsoft/applicationinsights-web';
import type { Telemetry } from './telemetry';
import type { EventField, EventName, MetricName } from './telemetryNames';

type Insights = Pick<ApplicationInsights, 'trackEvent' | 'trackMetric'>;

const MINUTE_MS = 60_000;
/** How often the same error is sent. */
const SENT = 3;

/**
 * Adds up what would be too many envelopes, and sends it each minute and when the tab is hidden or left.
 * @param wasHiddenEarly of a call that waited for the SDK, else undefined
 */
export function createSummary(insights: Insights, wasHiddenEarly: () => boolean | undefined) {
  const errors = new Map<string, number>();
  const counted = new Map<string, number>();
  const durations = new Map<string, string[]>();
  let lastHidden = document.hidden ? Infinity : -Infinity;
  const wasHidden = (milliseconds: number): boolean =>
    wasHiddenEarly() ?? (document.hidden || lastHidden >= performance.now() - milliseconds);

  const event = <Name extends EventName>(name: Name, properties: Record<EventField<Name>, string>): void =>
    insights.trackEvent({ name }, properties);
  const metric = (name: MetricName, average: number): void =>
    insights.trackMetric({ name, average }, wasHidden(average) ? { hidden: 'true' } : {});

  const send = (): void => {
    for (const [reference, count] of counted) event('error-repeated', { reference, count: String(count) });
    counted.clear();
    if (durations.size > 0) {
      const all = Array.from(durations, ([call, times]) => [call, ...times].join(' '));
      event('calls', { durations: all.join(';') });
    }
    durations.clear();
  };
  setInterval(send, MINUTE_MS);
  document.addEventListener('visibilitychange', () => {
    lastHidden = document.hidden ? Infinity : performance.now();
    if (document.hidden) send();
  });
  window.addEventListener('pagehide', send);

  return {
    metric,
    call: (name, milliseconds, isFailed) => {
      const marks = `${wasHidden(milliseconds) ? 'h' : ''}${isFailed ? '!' : ''}`;
      durations.set(name, [...(durations.get(name) ?? []), rounded(milliseconds) + marks]);
    },
    /** Counts an error. Returns whether to send it: the same one three times. */
    noteError(reference = ''): boolean {
      const count = (errors.get(reference) ?? 0) + 1;
      errors.set(reference, count);
      const isSent = reference === '' || count <= SENT;
      if (!isSent) counted.set(reference, (counted.get(reference) ?? 0) + 1);
      return isSent;
    },
    isSent: (reference = ''): boolean => (errors.get(reference) ?? 0) <= SENT,
  } satisfies Pick<Telemetry, 'metric' | 'call'> & Record<string, unknown>;
}

/** To two digits, so that it can be no number of a loan. */
const rounded = (milliseconds: number): string => String(Number(Math.max(0, milliseconds).toPrecision(2)));
