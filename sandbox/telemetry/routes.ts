import { json, page } from '@sandbox/http/reply';
import { methods, type Route } from '@sandbox/http/route';
import type { Receipt, TelemetryLog } from './telemetryLog';
import { telemetryPage } from './telemetryPage';

/** Receives telemetry like Application Insights, and shows it. */
export const telemetryRoutes = (log: TelemetryLog, appOrigins: readonly string[]): readonly Route[] => [
  {
    path: /^\/v2\/track$/,
    // Allows every header, because the monitoring SDK adds headers that change with its version.
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
