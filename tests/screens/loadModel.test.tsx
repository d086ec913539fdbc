import { brotliCompressSync, constants } from 'node:zlib';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HISTORY_POLL_INTERVAL_MS } from '@/config/constants';
import { followRun, noRun } from '@/domain/history/runProgress';
import { parseLoanId } from '@/domain/loan/loan';
import { ANSWER, BEFORE, followedRun, LINK, NOW, REQUEST, SELECTION } from '@docs/generate/loadModel';
import { apiOverWire } from '@tests/support/apiOverWire';
import { afterTest } from '@tests/support/cleanups';
import { renderApp, startLender } from '@tests/support/renderApp';
import { server } from '@tests/support/server';

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Counts the bytes of all answers, compressed as a host does, and of the headers that matter to a client. */
function countAnswers() {
  const seen: { path: string; status: number; body: number; headers: number }[] = [];
  afterTest(() => server.events.removeAllListeners('response:mocked'));
  const pending: Promise<void>[] = [];
  server.events.on('response:mocked', ({ response, request }) => {
    const { pathname: path } = new URL(request.url);
    const copy = response.clone();
    pending.push(
      copy.arrayBuffer().then((body) => {
        const headers = [...copy.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
        const bytes = body.byteLength === 0 ? 0 : brotliCompressSync(new Uint8Array(body), QUALITY).length;
        seen.push({ path, status: copy.status, body: bytes, headers });
      }),
    );
  });
  return async (isWanted: (path: string) => boolean = () => true) => {
    await Promise.all(pending);
    return seen.filter(({ path }) => isWanted(path));
  };
}

it.each([
  { what: 'with conditional reads', polling: NOW, isConditional: true },
  { what: 'with full reads', polling: BEFORE, isConditional: false },
])('following a run of the sandbox $what costs what the model says', async ({ polling, isConditional }) => {
  let now = Date.now();
  const begun = now;
  const lender = startLender(() => now);
  server.use(...lender.handlers);
  const { api, signal, requests } = apiOverWire({
    api: { ACCEPTS_IF_NONE_MATCH: isConditional },
    accessToken: () => Promise.resolve('token-of-rita.ibarra'),
  });
  const answers = countAnswers();
  const loanId = parseLoanId('7100112') ?? expect.fail('a loan id');
  let progress = noRun;
  for (;;) {
    const read = followRun(progress, (await api.history.poll({ loanId }, signal)) ?? []);
    if (read.verdict !== 'following') break;
    progress = read.progress;
    now += HISTORY_POLL_INTERVAL_MS;
  }
  const seen = await answers();
  const full = seen.filter(({ status }) => status === 200);
  const largest = Math.max(...full.map(({ body }) => body));
  const distinct = new Set(full.map(({ body }) => body)).size;
  const answer = { bytes: largest, headerBytes: ANSWER.headerBytes };
  const expected = followedRun(
    { seconds: (now - begun) / 1_000, changes: distinct - 1 },
    { ...polling, unchangedBytes: isConditional ? ANSWER.headerBytes : largest + ANSWER.headerBytes },
    answer,
  );
  expect(requests).toHaveLength(expected.reads);
  const bytes = seen.reduce((sum, { body }) => sum + body + ANSWER.headerBytes, 0);
  expect(Math.abs(bytes - expected.bytes) / expected.bytes).toBeLessThan(0.1);
  expect(Math.max(...seen.map(({ headers }) => headers))).toBeLessThanOrEqual(ANSWER.headerBytes);
});

it('opening History from a link makes the calls that the model counts', async () => {
  const answers = countAnswers();
  const { requests } = renderApp('/7100111/history');
  await screen.findByRole('table');
  await waitFor(() => expect(requests.length).toBeGreaterThanOrEqual(LINK.calls));
  const seen = await answers();
  const bytes = seen.reduce((sum, { body }) => sum + body + ANSWER.headerBytes, 0);
  expect(requests.map(({ path }) => path)).toHaveLength(LINK.calls);
  expect(bytes).toBeLessThanOrEqual(LINK.bytes);
});

/** Opens a screen from a link, and lists the paths of its calls. */
function openScreen(name: string) {
  const { requests, stop, unmount } = renderApp(`/7100120/${name}`);
  const close = (): void => {
    stop();
    unmount();
  };
  return { paths: () => requests.map(({ path }) => path), close };
}

it.each([
  { name: 'request', model: REQUEST },
  { name: 'selection', model: SELECTION },
])('opening the $name screen makes the calls that the model counts beyond those of a link', async ({ name, model }) => {
  const link = openScreen('history');
  await waitFor(() => expect(link.paths()).toHaveLength(LINK.calls));
  const ofALink = new Set(link.paths());
  link.close();
  const isOwn = (path: string): boolean => !ofALink.has(path);
  const answers = countAnswers();
  const { paths } = openScreen(name);
  await waitFor(() => expect(paths().filter(isOwn)).toHaveLength(model.calls));
  const seen = await answers((path) => paths().some((own) => isOwn(own) && path.endsWith(own)));
  expect(seen).toHaveLength(model.calls);
  expect(seen.reduce((sum, { body }) => sum + body + ANSWER.headerBytes, 0)).toBeLessThanOrEqual(model.bytes);
});

it('an answer with twelve requests has the bytes of the model, compressed and not', async () => {
  server.use(...startLender().handlers);
  const { api, signal } = apiOverWire({ accessToken: () => Promise.resolve('token-of-rita.ibarra') });
  let text = '';
  server.events.on(
    'response:mocked',
    ({ response }) =>
      void response
        .clone()
        .text()
        .then((body) => (text = body)),
  );
  afterTest(() => server.events.removeAllListeners('response:mocked'));
  await api.history.list({ loanId: parseLoanId('7100111') ?? expect.fail('a loan id') }, signal);
  await waitFor(() => expect(text).not.toBe(''));
  const { transactionHistories } = JSON.parse(text) as { transactionHistories: unknown[] };
  const twelve = JSON.stringify({ transactionHistories: transactionHistories.slice(0, 12) });
  expect(Math.abs(twelve.length / ANSWER.plainBytes - 1)).toBeLessThan(0.1);
  expect(brotliCompressSync(twelve, QUALITY).length / ANSWER.bytes).toBeLessThan(1.1);
});
