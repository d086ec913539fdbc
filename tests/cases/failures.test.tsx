import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { ReturnPoint } from '@/identity/auth';
import type { Telemetry } from '@/telemetry/telemetry';
import { noTelemetry } from '@tests/support/noTelemetry';
import { readAnswered } from '@/reads/readState';
import { exportPressed } from '@/features/runs/exportPressed';
import { historyItem } from '@tests/fixtures/historyItem';
import { allowConsole } from '@tests/support/consoleWatch';
import { fakeIdentity } from '@tests/support/fakeIdentity';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
import '@/features/history/screen/HistoryPage';
import type { MenuItem } from '@/features/loan/api/contract/loan';

const ADDRESS = '/7100116/history';
const tableShown = () => screen.findByRole('table', { name: /^Past requests/ });

function listening() {
  const event = vi.fn<Telemetry['event']>();
  const exception = vi.fn<Telemetry['exception']>();
  return { event, exception, telemetry: { ...noTelemetry, event, exception } };
}

const user = () => userEvent.setup();

/** A value that no response can produce, because responses are validated; it simulates a bug. */
const IMPOSSIBLE = null as unknown;

describe('an error in one part of the page', () => {
  it('leaves the other parts in place, and has a reference that the log contains too', async () => {
    allowConsole(/Cannot|error occurred|null/);
    const { telemetry, event, exception } = listening();
    const { store } = renderApp(ADDRESS, { telemetry });
    await tableShown();
    store.dispatch(readAnswered({ name: 'menu', key: '1003', answer: [IMPOSSIBLE as MenuItem] }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The menu could not be shown.');
    expect(await tableShown()).toBeVisible();
    const [reference] = /[A-Z]{4}-[A-Z]{4}/.exec(alert.textContent) ?? expect.fail('no reference');
    expect(within(alert).getByRole('button', { name: 'Copy reference' })).toBeEnabled();
    expect(event).toHaveBeenCalledWith('unexpected-error', { where: 'menu', reference });
    expect(exception).toHaveBeenCalledWith(expect.any(TypeError), 'error', { where: 'menu', reference });
  });

  it('disappears when a retry succeeds', async () => {
    allowConsole(/Cannot|error occurred|null/);
    const { store, user } = renderApp(ADDRESS);
    await screen.findByRole('link', { name: 'Assets' });
    store.dispatch(readAnswered({ name: 'menu', key: '1003', answer: [IMPOSSIBLE as MenuItem] }));
    await screen.findByRole('alert');
    store.dispatch(readAnswered({ name: 'menu', key: '1003', answer: [] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.getByRole('navigation', { name: 'H2O' })).toBeVisible();
  });

  it('or in a whole screen leaves the menu and the other screens', async () => {
    allowConsole(/Cannot|error occurred|null|undefined/);
    const { store, user } = renderApp(ADDRESS);
    await tableShown();
    const items = [historyItem({ status: IMPOSSIBLE as string })];
    store.dispatch(readAnswered({ name: 'historySection', answer: items }));
    expect(await screen.findByText('This screen could not be shown.')).toBeVisible();
    expect(screen.getByText(/^[A-Z]{4}-[A-Z]{4}$/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Request' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Request' })).toBeVisible();
  });
});

describe('an error that no part of the page shows', () => {
  it.each([
    [
      'in a handler',
      () => void window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('x is undefined') })),
    ],
    [
      'in a promise',
      () =>
        void window.dispatchEvent(
          Object.assign(new Event('unhandledrejection'), { reason: new TypeError('x is undefined') }),
        ),
    ],
  ])('%s shows one notice with the reference that the log has, for all repeats', async (_, fail) => {
    const { telemetry, event } = listening();
    renderApp(ADDRESS, { telemetry });
    await tableShown();
    act(fail);
    const notice = await screen.findByText(/^Something on this page failed\. Reference [A-Z]{4}-[A-Z]{4}\.$/);
    act(fail);
    const [reference] = /[A-Z]{4}-[A-Z]{4}/.exec(notice.textContent) ?? expect.fail('no reference');
    expect(event).toHaveBeenCalledWith('unexpected-error', { where: 'uncaught', reference });
    await user().click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  });

  it('shows nothing if an extension of the browser threw it', async () => {
    const { telemetry, event } = listening();
    renderApp(ADDRESS, { telemetry });
    await tableShown();
    const error = Object.assign(new Error('x'), { stack: 'Error: x\n    at f (chrome-extension://abc/f.js:1:2)' });
    act(() => void window.dispatchEvent(new ErrorEvent('error', { error })));
    expect(event).toHaveBeenCalledWith('unexpected-error', expect.objectContaining({ where: 'uncaught' }));
    expect(screen.queryByText(/Something on this page failed/)).not.toBeInTheDocument();
  });

  it('in a saga shows a notice too', async () => {
    const { telemetry, event } = listening();
    const { store } = renderApp(ADDRESS, { telemetry });
    await tableShown();
    store.dispatch(exportPressed(IMPOSSIBLE as Parameters<typeof exportPressed>[0]));
    const notice = await screen.findByText(/^Something on this page failed/);
    const [reference] = /[A-Z]{4}-[A-Z]{4}/.exec(notice.textContent) ?? expect.fail('no reference');
    expect(event).toHaveBeenCalledWith('unexpected-error', { where: 'loan.export', reference });
  });
});

describe('the log of events', () => {
  it('reports a sign-in', async () => {
    const { telemetry, event } = listening();
    renderApp(ADDRESS, { telemetry });
    await waitFor(() => expect(event).toHaveBeenCalledWith('signed-in'));
  });

  it.each([401, 403, 500])('reports a call that returned %i', async (status) => {
    const { telemetry, event } = listening();
    renderApp(ADDRESS, { telemetry });
    server.use(
      http.get('*/loan-info/*', () => HttpResponse.json({ failureTrackingNumber: 'F-17' }, { status })),
      http.get('*/loan-info', () => HttpResponse.json({ failureTrackingNumber: 'F-17' }, { status })),
    );
    await waitFor(() =>
      expect(event).toHaveBeenCalledWith(
        'call-failed',
        expect.objectContaining({ kind: 'http', status: String(status), trackingNumber: 'F-17' }),
      ),
    );
  });

  it.each([
    ['beforeunload', 'Firefox, before it hides the page'],
    ['pagehide', 'other browsers, after that'],
  ])('reports no call that ends with the page (%s: %s)', async (type) => {
    const { telemetry, event } = listening();
    const app = renderApp(ADDRESS, { telemetry });
    server.use(
      http.get('*/loan-info/*', () => HttpResponse.error()),
      http.get('*/loan-info', () => HttpResponse.error()),
    );
    window.dispatchEvent(new Event(type));
    await app.settled();
    expect(event.mock.calls.filter(([name]) => name === 'call-failed')).toEqual([]);
  });

  it('offers the sign-in where a call is redirected to a page that the app may not read', async () => {
    renderApp(ADDRESS);
    server.use(http.get('*/transaction-history-details', () => HttpResponse.error()));
    const words = await screen.findByText(/^Could not reach the service to load the loan's history\./);
    expect(words).toHaveTextContent(/Check your connection, or sign in again\.$/);
    const link = await screen.findByRole('link', { name: 'Go to the sign-in' });
    expect(link).toHaveAttribute('href', window.location.pathname + window.location.search);
    expect(words.closest('[role=alert]')).toContainElement(link);
  });

  it('offers it also for a document that a gateway answers so', async () => {
    const { user } = renderApp('/7100120/history');
    server.use(http.post('*/multi-aus/v1/document', () => HttpResponse.error()));
    await user.click((await screen.findAllByRole('button', { name: /^Findings PDF/ }))[0] as HTMLElement);
    const words = await screen.findByText(/^Could not reach the service to load Findings PDF of request \d+, .*\./);
    const notice = words.closest('[role=alert]') as HTMLElement;
    expect(within(notice).getByRole('link', { name: 'Go to the sign-in' })).toBeVisible();
  });

  it('reports a response that breaks the contract', async () => {
    const { telemetry, event } = listening();
    renderApp(ADDRESS, { telemetry });
    server.use(http.get('*/transaction-history-details', () => HttpResponse.html('<h1>Welcome</h1>')));
    await waitFor(() =>
      expect(event).toHaveBeenCalledWith('call-failed', expect.objectContaining({ kind: 'unreadable' })),
    );
  });

  it('reports a refused address, without the address', async () => {
    const { telemetry, event } = listening();
    renderApp('/12a/history', { telemetry });
    await screen.findByRole('heading', { name: 'Page Not Found' });
    expect(event).toHaveBeenCalledWith('address-refused', { what: 'loan' });
    expect(JSON.stringify(event.mock.calls)).not.toContain('12a');
  });

  it('reports a failed renewal', async () => {
    const { telemetry, event } = listening();
    let fail: (error: unknown) => void = () => undefined;
    renderApp(ADDRESS, {
      telemetry,
      createIdentity: (onError) => {
        fail = onError;
        return fakeIdentity('rita.ibarra');
      },
    });
    await tableShown();
    fail(new Error('login_required'));
    expect(event).toHaveBeenCalledWith('renewal-failed');
    // One alert counts it.
    expect(event.mock.calls.map(([name]) => name)).not.toContain('unexpected-error');
  });

  it('reports a refused return path, without the path', async () => {
    const { telemetry, event } = listening();
    const Callback: ReturnPoint['Callback'] = ({ onReturn }) => (
      <button onClick={() => onReturn('//evil.test/7100101')}>Return</button>
    );
    const isReturning = () => Promise.resolve(true);
    const { user } = renderApp('/implicit/callback', {
      telemetry,
      identity: fakeIdentity('rita.ibarra', { isReturning }, { Callback }),
    });
    await user.click(await screen.findByRole('button', { name: 'Return' }));
    expect(await screen.findByRole('heading', { name: 'No loan is open' })).toBeVisible();
    expect(event).toHaveBeenCalledWith('address-refused', { what: 'returnPath' });
    expect(JSON.stringify(event.mock.calls)).not.toContain('evil');
  });
});

it('a loan whose every call gets an error with status 200 says so, and opens when the service is back', async () => {
  const { user, lender } = renderApp(ADDRESS);
  server.use(http.all('*/api/*', () => HttpResponse.json({ error: 'login_required' })));
  expect(await screen.findByText('This loan could not be loaded.')).toBeVisible();
  expect(screen.getByText("The service's response with the loan's data could not be read.")).toBeVisible();
  server.use(...lender.handlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await tableShown()).toBeVisible();
});
