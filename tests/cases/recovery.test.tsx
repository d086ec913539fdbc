import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { draftDiscarded, draftEdited } from '@/features/request/state/orderDraftSlice';
import { orderMoved } from '@/features/request/protocol/submissionSlice';
import { atRest } from '@/features/request/protocol/rules/orderSteps';
import { resultChosen } from '@/features/selection/state/overrideSlice';
import { offerRetry } from '@/ui/missingParts';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
// Loads the screens' chunks before the first test waits for them.
import '@/features/history/screen/HistoryPage';
import '@/features/request/screen/RequestPage';
import '@/features/selection/screen/SelectionPage';

const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
const connect = (isOnline: boolean): void => {
  setOnline(isOnline);
  server.use(http.get('*/config.json', () => (isOnline ? HttpResponse.json({}) : HttpResponse.error())));
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

// Finds the button by text, because queries by role in a whole screen are slow on a busy machine.
const canOrder = () => waitFor(() => expect(screen.getByText('Submit for AUS').closest('button')).toBeEnabled());

beforeEach(() => void setOnline(true));

describe('a lost connection', () => {
  it('is announced, keeps loaded data, prevents ordering, and ends at once', async () => {
    const { requests } = renderApp('/7100101/request');
    await canOrder();
    const submit = screen.getByText('Submit for AUS');
    connect(false);
    expect(await screen.findByText('Connection lost')).toBeVisible();
    expect(screen.getByText('Note for the file')).toBeVisible();
    expect(submit.closest('button')).toBeDisabled();
    expect(screen.getByText('No connection, so nothing can be ordered.')).toBeVisible();
    const before = requests.length;
    connect(true);
    await waitFor(() => expect(screen.queryByText('Connection lost')).not.toBeInTheDocument());
    expect(submit.closest('button')).toBeEnabled();
    await waitFor(() =>
      expect(requests.slice(before).map(({ path }) => path)).toContainEqual(expect.stringMatching(/-history-details$/)),
    );
  });

  it('hides an offer to load parts of the page again, which needs the connection', async () => {
    renderApp('/7100101/request');
    await canOrder();
    act(() => onTestFinished(offerRetry({ retry: () => undefined, reference: undefined })));
    expect(await screen.findByText('This page is not complete')).toBeVisible();
    connect(false);
    expect(await screen.findByText('Connection lost')).toBeVisible();
    expect(screen.queryByText('This page is not complete')).not.toBeInTheDocument();
    connect(true);
    expect(await screen.findByText('This page is not complete')).toBeVisible();
  });

  it('shows to a user who opens the app while it is lost', async () => {
    connect(false);
    renderApp('/');
    server.use(http.all('*', () => HttpResponse.error()));
    expect(await screen.findByText('Connection lost')).toBeVisible();
  });

  it('is not believed of a browser whose calls are answered, as beside a VPN', async () => {
    connect(false);
    server.use(http.get('*/config.json', () => HttpResponse.json({})));
    renderApp('/7100101/request');
    await canOrder();
    expect(screen.queryByText('Connection lost')).not.toBeInTheDocument();
  });

  /** The user has refused calls to private addresses. */
  function forbidLocalNetwork(): void {
    const query = ({ name }: { name: string }) =>
      name === 'local-network-access'
        ? Promise.resolve({ state: 'denied' })
        : Promise.reject(new TypeError(`${name} is no permission`));
    Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'permissions'));
  }

  it('comes before a refused permission for private addresses', async () => {
    forbidLocalNetwork();
    const { user } = renderApp('/7100113/history');
    await screen.findAllByRole('button', { name: /^Findings PDF/ });
    server.use(http.all('*', () => HttpResponse.error()));
    connect(false);
    expect(await screen.findByText('Connection lost')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(screen.queryByText(/lets this page call nothing/)).not.toBeInTheDocument();
  });

  it('names the address that the browser lets the page not call', async () => {
    forbidLocalNetwork();
    const { lender, user } = renderApp('/7100113/history');
    await screen.findAllByRole('button', { name: /^Findings PDF/ });
    server.use(http.all('*', () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('The browser lets this page call nothing at https://lender.test/api')).toBeVisible();
    expect(screen.queryByText('Connection lost')).not.toBeInTheDocument();
    server.use(...lender.handlers);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.queryByText(/lets this page call nothing/)).not.toBeInTheDocument());
  });

  it('ends when a call is answered, whatever the browser says', async () => {
    const { user, lender } = renderApp('/7100113/history');
    await screen.findAllByRole('button', { name: /^Findings PDF/ });
    connect(false);
    server.use(http.all('*', () => HttpResponse.error()));
    expect(await screen.findByText('Connection lost')).toBeVisible();
    server.use(...lender.handlers);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.queryByText('Connection lost')).not.toBeInTheDocument());
  });

  it('reloads everything that failed while it was lost, and again only what changes by itself', async () => {
    const app = renderApp('/7100101/request');
    server.use(http.get('*/api/*', () => HttpResponse.error()));
    await screen.findByText(/Could not reach the service to load the loan's data/);
    connect(false);
    server.use(...app.lender.handlers);
    connect(true);
    await canOrder();
    expect(screen.queryByText(/Could not reach/)).not.toBeInTheDocument();
    await app.settled();
    // The lookup of the user comes last and retries on its own.
    await screen.findByText('Internal employee');
    const before = app.requests.length;
    const again = () =>
      app.requests
        .slice(before)
        .map(({ path }) => path)
        .filter((path) => path !== '/config.json');
    connect(false);
    connect(true);
    await waitFor(() =>
      expect(again().toSorted()).toEqual([
        expect.stringMatching(/loan-info\/v2\/loan\/7100101$/),
        expect.stringMatching(/-history-details$/),
      ]),
    );
  });

  it('repeats a call that was in flight over it and fails only after its return', async () => {
    const { requests } = renderApp('/7100101/request');
    const onPendingRead = vi.fn<(fail: () => void) => void>();
    server.use(
      http.get(
        '*/loan-info/v2/loan/*',
        () => new Promise<Response>((resolve) => onPendingRead(() => resolve(HttpResponse.error()))),
        { once: true },
      ),
    );
    await waitFor(() => expect(onPendingRead).toHaveBeenCalledOnce());
    connect(false);
    connect(true);
    await waitFor(() =>
      expect(requests.filter(({ isAnswered }) => !isAnswered).map(({ path }) => path)).toEqual([
        expect.stringMatching(/loan-info\/v2\/loan\/7100101$/),
      ]),
    );
    onPendingRead.mock.calls.forEach(([fail]) => fail());
    await canOrder();
    expect(screen.queryByText(/Could not reach/)).not.toBeInTheDocument();
  });

  it('reloads no order data on another screen, and above all no agency passphrases', async () => {
    const app = renderApp('/7100109/request', { persona: 'tpo.bright' });
    server.use(http.get('*/multi-aus/*', () => HttpResponse.error()));
    await screen.findByText(/Could not reach the service to load .* more\./);
    await app.settled();
    await app.user.click(screen.getByText('History'));
    await screen.findByRole('heading', { level: 1, name: 'History' });
    await app.settled();
    const before = app.requests.length;
    server.use(...app.lender.handlers);
    connect(false);
    connect(true);
    await app.settled();
    const again = app.requests.slice(before).map(({ path }) => path.split('/').at(-1));
    expect(again).toContain('recent-request');
    expect(again).not.toContain('credit-agencies');
    await app.user.click(screen.getByText('Request'));
    await canOrder();
    expect(screen.queryByText(/Could not reach/)).not.toBeInTheDocument();
  });

  it("reloads the results' relief", async () => {
    const app = renderApp('/7100120/selection');
    server.use(http.get('*/rep-n-warrant-type/*', () => HttpResponse.error()));
    await waitFor(() => expect(screen.getAllByText('Could not be loaded')).toHaveLength(8));
    server.use(...app.lender.handlers);
    connect(false);
    connect(true);
    await waitFor(() => expect(screen.queryByText('Could not be loaded')).not.toBeInTheDocument());
    expect(screen.getAllByText(/^Messages/)).toHaveLength(8);
  });

  it.each([
    ['messages behind a relief', '/7100120/selection', /^Messages.* about DU income relief$/, '*/messages', 'RW20'],
    ['details behind a verification', '/7100101/request', /details: Assets of Maren/, '*-detail', 'Accounts'],
  ])('reloads the %s while they are open', async (_, address, button, path, words) => {
    const app = renderApp(address);
    const opener = await screen.findByRole('button', { name: button });
    server.use(http.get(path, () => HttpResponse.error()));
    await app.user.click(opener);
    expect(await screen.findByText(/Could not reach/)).toBeVisible();
    server.use(...app.lender.handlers);
    connect(false);
    connect(true);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/Could not reach/)).not.toBeInTheDocument();
  });

  it.each([
    ['privileges', '*/multi-aus'],
    ["loan's data", '*/loan-info/v2/loan/*'],
  ])('reloads the %s, though the header was refused for another reason', async (_, path) => {
    renderApp('/7100101/request');
    const asked = vi.fn(() => HttpResponse.error());
    server.use(
      http.get('*/loan-header/*', () => new HttpResponse(null, { status: 503 })),
      http.get(path, asked),
    );
    await screen.findByText(/status 503/);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    const before = asked.mock.calls.length;
    connect(false);
    connect(true);
    await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before));
  });
});

describe('missing code of this page', () => {
  const NEXT = '<script type="module" src="/assets/main-next.js"></script>';
  const script = document.createElement('script');
  const serve = (page: () => HttpResponse<string> | HttpResponse<undefined>) =>
    server.use(http.get(`${window.location.origin}/`, page));
  const miss = () => window.dispatchEvent(new Event('vite:preloadError'));
  const notice = () => screen.findByText('A new version is available');
  const open = async (address = '/7100101/request') => {
    const app = renderApp(address);
    await screen.findByRole('heading', { level: 1 });
    return app;
  };

  beforeEach(() => {
    script.type = 'module';
    script.setAttribute('src', '/assets/main-this.js');
    document.head.append(script);
    serve(() => HttpResponse.html(NEXT));
  });
  afterEach(() => script.remove());

  it("reloads once, at the user's target, and then only offers a reload", async () => {
    const { browser, user } = await open();
    miss();
    await waitFor(() => expect(browser.left).toEqual(['/7100101/request']));
    expect(screen.queryByText('A new version is available')).not.toBeInTheDocument();
    miss();
    await notice();
    expect(browser.left).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Reload now' }));
    expect(browser.reloads).toBe(1);
  });

  it.each([
    ['something has been entered', draftEdited({ note: 'rate lowered' })],
    ['an order is on its way', orderMoved(atRest({ status: 'submitting' }))],
    ['an order is being looked for', orderMoved(atRest({ status: 'checking' }))],
    ['an order waits for a yes', orderMoved(atRest({ status: 'confirming', concerns: [] }))],
    ['another result has been chosen', resultChosen('DU')],
  ])('never reloads by itself while %s', async (_, action) => {
    const { browser, store } = await open();
    store.dispatch(action);
    miss();
    await notice();
    expect(browser.left).toEqual([]);
    store.dispatch(draftDiscarded());
  });

  it('never reloads by itself if storage cannot remember it', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { browser } = await open();
    miss();
    await notice();
    expect(browser.left).toEqual([]);
  });

  it.each([
    [
      'the same release is served: a blocker, or a bad moment',
      () => HttpResponse.html('<script src="/assets/main-this.js">'),
    ],
    ['the host does not answer', () => HttpResponse.error()],
    ['a network asks for a sign-in first', () => HttpResponse.html('<script type="module" src="/portal.js"></script>')],
    ['a network answers with an empty page', () => HttpResponse.html('')],
    ['the host answers with an error', () => HttpResponse.html('Bad Gateway', { status: 502 })],
  ])('changes nothing while %s', async (_, page) => {
    const asked = vi.fn(page);
    serve(asked);
    const { browser } = await open();
    miss();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    miss();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    expect(screen.queryByText('A new version is available')).not.toBeInTheDocument();
    expect(browser.left).toEqual([]);
  });
});
