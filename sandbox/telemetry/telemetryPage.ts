import { html, type Html } from '@sandbox/http/html';
import { layout } from '@sandbox/http/layout';
import type { Envelope } from './telemetryLog';

/** Shows what the companion reported, newest first. */
export const telemetryPage = (envelopes: readonly Envelope[]): Html =>
  layout({
    title: 'Telemetry',
    body:
      envelopes.length === 0
        ? html`<p>Nothing has arrived yet. The companion sends its reports every few seconds.</p>`
        : html`<p class="note">The latest ${envelopes.length}, newest first.</p>
            <div class="scroll">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Time</th>
                    <th scope="col">Type</th>
                    <th scope="col">Name or message</th>
                    <th scope="col">Envelope</th>
                  </tr>
                </thead>
                <tbody>
                  ${envelopes.toReversed().map(row)}
                </tbody>
              </table>
            </div>`,
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
