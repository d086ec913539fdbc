import { act, screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { holdPosts } from '@tests/support/holdPosts';
import { comeBack, renderApp, startLender } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
// Loads the chunks before the first test waits for them.
import '@/features/file/expiry/ExpiryLine';
import '@/app/sagas/laterSagas';
import '@/app/areas/selectionArea';

const HISTORY = '*/transaction-history-details';

type App = ReturnType<typeof renderApp>;

const options = () => within(screen.getByRole('combobox', { name: 'Run' })).getAllByRole<HTMLOptionElement>('option');

async function pick({ user }: App, place: number): Promise<void> {
  const runs = await screen.findByRole('combobox', { name: 'Run' });
  await user.selectOptions(runs, options()[place] ?? expect.fail('no such run'));
}

/** Adds a newer multi run at the top of the lender's history. */
async function listNewerRun({ lender }: App, marks: object = {}): Promise<void> {
  server.use(
    http.get(HISTORY, async ({ request }) => {
      const known = await getResponse(lender.handlers, request.clone());
      const { transactionHistories: items } = (await known?.json()) as {
        transactionHistories: { requestId: number }[];
      };
      const newer = { multiAusRequestId: 999, requestDate: new Date().toISOString(), ...marks };
      return HttpResponse.json({
        transactionHistories: [
          { ...items[0], uiOnlyRequestId: 99_911, requestId: 9991, ...newer },
          { ...items[1], uiOnlyRequestId: 99_912, requestId: 9992, ...newer },
          ...items,
        ],
      });
    }),
  );
  comeBack();
  await screen.findByRole('option', { name: /^Request 9991 / });
}

afterEach(() => void vi.unstubAllEnvs());

it('names the zone in the menu only where two times would read the same', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  renderApp('/7100116/selection');
  await screen.findByRole('combobox', { name: 'Run' });
  const times = () => options().map(({ text }) => text.split(' · ').find((part) => /\d [AP]M/.test(part)));
  expect(times().filter((time) => /M$/.test(time ?? ''))).toHaveLength(options().length);
  const dates = ['2026-11-01T06:30:00Z', '2026-11-01T05:30:00Z', '2026-11-01T04:30:00Z'];
  const runs = dates.map((requestDate, place) => ({
    requestId: 50 - place,
    multiAusRequestId: 90 - place,
    requestDate,
  }));
  const rows = runs.map((run) => ({ ...run, ausRequestTypeId: 2, ausRequestType: 'DU', status: 'Approve/Eligible' }));
  server.use(http.get(HISTORY, () => HttpResponse.json({ transactionHistories: rows })));
  comeBack();
  await waitFor(() =>
    expect(times().slice(0, 3)).toEqual(['11/01/26 01:30 AM EST', '11/01/26 01:30 AM EDT', '11/01/26 12:30 AM']),
  );
});

it('stays on the run that is in use when a newer one has no recommendation, and says so', async () => {
  const app = renderApp('/7100116/selection');
  await screen.findByRole('radio', { name: 'LPA' });
  await listNewerRun(app, { isRecommended: false, isSelected: false, isWaterfallLogicApplied: true });
  expect(await screen.findByText('Request 9991 is newer, but none of its results is in use.')).toBeVisible();
  await pick(app, 0);
  expect(await screen.findByText('This is not the current run, so it is read-only.')).toBeVisible();
});

it('follows the newest run when the user picks the current one again', async () => {
  const app = renderApp('/7100116/selection');
  await pick(app, 1);
  expect(await screen.findByText('This is not the current run, so it is read-only.')).toBeVisible();
  await pick(app, 0);
  await listNewerRun(app);
  expect(screen.getByRole('combobox', { name: 'Run' })).toHaveDisplayValue(/^Request 9991 /);
});

it('stays on a picked older run when a newer one is listed', async () => {
  const app = renderApp('/7100116/selection');
  await pick(app, 1);
  const [, older] = options().map(({ text }) => text);
  await listNewerRun(app);
  expect(screen.getByRole('combobox', { name: 'Run' })).toHaveDisplayValue(older ?? '');
});

it('names the request whose selection was saved while an older run is in view', async () => {
  const app = renderApp('/7100116/selection');
  await app.user.click(await screen.findByRole('radio', { name: 'LPA' }));
  const reason = await screen.findByRole('combobox', { name: /Reason/ });
  await waitFor(() => expect(within(reason).getByRole('option', { name: 'Better pricing' })).toBeInTheDocument());
  await app.user.selectOptions(reason, 'Better pricing');
  const { arrived, release } = holdPosts('*/multi-aus-override-selection');
  const current = options()[0]?.text.split(/[ ,]/)[1] ?? '';
  await app.user.click(screen.getByRole('button', { name: 'Save selection' }));
  await arrived();
  await pick(app, 1);
  release();
  expect(await screen.findByText(`Request ${current}: LPA is now the selected result.`)).toBeVisible();
  await pick(app, 0);
  expect(await screen.findByText('LPA is now the selected result.')).toBeVisible();
});

it('goes on loading the relief of the run in view while the expiry dates load that of another run', async () => {
  const app = renderApp('/7100116/selection');
  let isDown = true;
  /** The run that the screen reads first. */
  let newest: unknown;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.get('*/rep-n-warrant-type/:type/rep-n-warrant', () => released.then(() => undefined)),
    http.get('*/multi-aus-submit/:runId/selections', ({ params: { runId } }) => {
      newest ??= runId;
      return isDown && runId === newest ? new HttpResponse(null, { status: 503 }) : undefined;
    }),
  );
  const reads = () => app.requests.filter(({ path }) => path.endsWith('/rep-n-warrant')).length;
  await pick(app, 1);
  await waitFor(() => expect(reads()).toBe(8));
  isDown = false;
  await app.user.click(await screen.findByRole('button', { name: /^Next to expire/ }));
  await waitFor(() => expect(reads()).toBeGreaterThan(8));
  release();
  await app.user.keyboard('{Escape}');
  expect(await screen.findAllByRole('button', { name: / about .* relief$/ })).toHaveLength(8);
});

it('says that a run is no longer followed, and checks again on request', async () => {
  const start = Date.now();
  const { user, lender } = renderApp('/7100112/selection', { lender: startLender(() => start) });
  expect(await screen.findByRole('list', { name: 'DU steps' })).toBeVisible();
  server.use(http.get(HISTORY, () => new HttpResponse(null, { status: 403 })));
  comeBack();
  expect(await screen.findByText('Updates paused')).toBeVisible();
  expect(screen.getByRole('list', { name: 'DU steps' })).toBeVisible();
  server.use(...lender.handlers);
  await user.click(screen.getByRole('button', { name: 'Try now' }));
  await waitFor(() => expect(screen.queryByText('Updates paused')).toBeNull());
});

it.each<[what: string, ausRequestTypeIds: number[], isClosed: boolean]>([
  ['a way to run it again while one of its services is open', [2], false],
  ['no way to run it again while all of its services are closed', [2, 3], true],
])('shows a run without results %s', async (_, ausRequestTypeIds, isClosed) => {
  renderApp('/7100114/selection');
  const closed = ausRequestTypeIds.map((ausRequestTypeId) => ({
    ausRequestTypeId,
    isAvailable: false,
    unavailableTo: null,
    message: null,
  }));
  server.use(http.get('*/aus-availability-details', () => HttpResponse.json(closed)));
  expect(await screen.findByText('DU cannot be run again now.')).toBeVisible();
  expect(await screen.findByText('No result to choose')).toBeVisible();
  expect(screen.queryByText(/No service returned findings/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Run again' }).matches(':disabled')).toBe(isClosed);
});

it('does not offer Run again without permission to order', async () => {
  renderApp('/7100114/selection', { persona: 'audit.view' });
  expect(await screen.findByText('You do not have permission to change the selection.')).toBeVisible();
  expect(await screen.findByText('No result to choose')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Run again' })).toBeNull();
});

it('says how old the findings are', async () => {
  renderApp('/7100116/selection');
  expect(await screen.findByText(/^\d+ (?:min|h|days?) ago$/)).toBeVisible();
});

it('reads the results of a run that is out of view again after a reconnect', async () => {
  const app = renderApp('/7100116/selection');
  await pick(app, 0);
  await screen.findByRole('radio', { name: 'DU' });
  app.lender.faults.add({ call: 'selections', kind: 'offline', times: 1 });
  await pick(app, 1);
  await screen.findByText(/Could not reach the service to load the results/);
  const readsOfOlder = () => {
    const reads = app.requests.map(({ path }) => path).filter((path) => path.endsWith('/selections'));
    return reads.filter((path) => path !== reads[0]).length;
  };
  expect(readsOfOlder()).toBe(1);
  await pick(app, 0);
  for (const isOnline of [false, true]) {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  }
  await waitFor(() => expect(readsOfOlder()).toBe(2));
});
