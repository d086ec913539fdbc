import { json, page } from '@sandbox/http/reply';
import { methods, type Route } from '@sandbox/http/route';
import type { Receipt, TelemetryLog, Envelope } from './telemetryLog';
import { html, type Html } from '@sandbox/http/html';
import { layout, table } from '@sandbox/http/layout';

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

/** Shows what the companion reported, newest first. */
export const telemetryPage = (envelopes: readonly Envelope[]): Html =>
  layout({
    title: 'Telemetry',
    body:
      envelopes.length === 0
        ? html`<p>Nothing has arrived yet. The companion sends its reports every few seconds.</p>`
        : html`<p class="note">The latest ${envelopes.length}, newest first.</p>
            ${table(['Time', 'Type', 'Name or message', 'Envelope'], envelopes.toReversed().map(row))}`,
  });

function row(envelope: Envelope): Html {
  const { time, data } = envelope;
  return html`<tr>
    <td>${time}</td>
    <td>${data?.baseType}</td>
    <td>${headline(data?.baseData)}</td>
    <td>
      <details>
        <summary>Show</summary>
        <pre>${JSON.stringify(envelope, undefined, 2)}</pre>
      </details>
    </td>
  </tr>`;
}

function headline(baseData: Record<string, unknown> = {}): string {
  const text = baseData['name'] ?? baseData['message'];
  return typeof text === 'string' ? text : '';
}
