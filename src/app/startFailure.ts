import type { RuntimeConfig } from '@/config/runtimeConfig';
import { referenceOf } from '@/lib/reference';
import { createTelemetry, watchErrors } from '@/telemetry/createTelemetry';

/** Reports an error that leaves the page without the app, and those before it, and shows its reference. */
export function reportStartFailure(error: unknown, { TELEMETRY_CONFIG }: RuntimeConfig): void {
  const telemetry = createTelemetry(TELEMETRY_CONFIG, new Promise(() => undefined));
  const report = (each: unknown): string => {
    const reference = referenceOf(each);
    telemetry.exception(each, 'critical', { where: 'start', reference });
    telemetry.event('unexpected-error', { where: 'start', reference });
    return reference;
  };
  window.reportMissing(report(error));
  watchErrors(() => undefined, report);
}
