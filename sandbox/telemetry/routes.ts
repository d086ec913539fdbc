import { json, page } from '@sandbox/http/reply';
import { methods, type Route } from '@sandbox/http/route';
import type { Receipt, TelemetryLog } from './telemetryLog';
import { telemetryPage } from './telemetryPage';

/** Receives telemetry as Application Insights does, and shows it. */
export const telemetryRoutes = (log: TelemetryLog, appOrigins: readonly string[]): readonly Route[] => [
  {
    path: /^\/v2\/track$/,
    // The monitoring SDK adds headers of its own, which change with its version: whatever it asks for is allowed.
    cors: { origins: appOrigins },
    answer: methods({
      POST: async (request) => {
        const receipt = log.accept(await request.text());
        return json(receipt, statusOf(receipt));
      },
    }),
  },
  { path: /^\/telemetry$/, answer: methods({ GET: () => page(telemetryPage(log.list())) }) },
];

function statusOf({ itemsReceived, itemsAccepted }: Receipt): number {
  if (itemsAccepted === itemsReceived) return 200;
  return itemsAccepted === 0 ? 400 : 206;
}
