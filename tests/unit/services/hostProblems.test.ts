import { expect, it, vi } from 'vitest';
import { watchHost } from '@/services/browser/hostProblems';
import { noTelemetry } from '@/services/telemetry/telemetry';

const POLICY = { 'Content-Security-Policy': "default-src 'none'" };
const missing = () => new Response('', { status: 404, headers: { ...POLICY, 'Content-Type': 'text/html' } });

/** Starts on a host with these answers, lets code be missing twice, and returns what was asked, sent and logged. */
async function start(page: () => Response | Error, script: () => Response | Error) {
  const asked: string[] = [];
  const sent: string[] = [];
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const telemetry = {
    ...noTelemetry,
    event: (name: string, fields = {}) => void sent.push(name, ...Object.values<string>(fields)),
  };
  await watchHost(telemetry, (address) => {
    asked.push(address);
    const answer = address === '/index.html' ? page() : script();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const atStart = [...asked];
  for (let times = 0; times < 2; times += 1) window.dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve));
  return { atStart, asked, sent, logged: logged.mock.calls.flat().join() };
}

it('says nothing of a host that answers as it should, and asks for no missing script at the start', async () => {
  const { atStart, sent, logged } = await start(() => new Response('', { headers: POLICY }), missing);
  expect([sent, logged]).toEqual([[], '']);
  expect(atStart).toEqual(['/index.html']);
});

it('reports a host without the policy once', async () => {
  const { sent, logged, asked } = await start(() => new Response(''), missing);
  expect(sent).toEqual(['host-problem', 'policy']);
  expect(logged).toBe('host-problem: policy (docs/hosting/README.md)');
  expect(asked).toHaveLength(2);
});

it('reports a page in place of a script once code is missing, and only once', async () => {
  const asPage = () => new Response('', { headers: { ...POLICY, 'Content-Type': 'text/html; charset=utf-8' } });
  const { sent, logged, asked } = await start(() => new Response('', { headers: POLICY }), asPage);
  expect(sent).toEqual(['host-problem', 'fallback']);
  expect(logged).toBe('host-problem: fallback (docs/hosting/README.md)');
  expect(asked).toHaveLength(2);
});

it('says nothing of a host that it cannot reach', async () => {
  const { sent, logged } = await start(
    () => new TypeError('Failed to fetch'),
    () => new TypeError('Failed to fetch'),
  );
  expect([sent, logged]).toEqual([[], '']);
});
