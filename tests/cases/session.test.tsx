import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { SignInState, User } from '@/identity/auth';
import { noTelemetry } from '@tests/support/noTelemetry';
import { fakeIdentity } from '@tests/support/fakeIdentity';
import { keepDrafts, storedDrafts } from '@tests/support/keepDrafts';
import { renderApp } from '@tests/support/renderApp';
import { configFile } from '@tests/support/testConfig';
import { server } from '@tests/support/server';
import { ADDRESS, failing, listening, modal, settled } from '@tests/support/sessionScreen';

const HOME = 'https://los.test/home';
const KEPT =
  'Your choices on Request stay in this tab. Not kept: notes, reference and FormFree numbers, account, password, and an unsaved selection.';
const NOTHING_KEPT = 'Your unsent choices and entries are not kept.';
/** A countdown longer than any test. */
const LONG = { SESSION_MODAL_COUNTDOWN_TIMER: 600 };

describe('401', () => {
  // @spec NAV-23, SES-11, SES-12, DAT-23, SES-18, SES-17, SES-14
  it('ends the session with a countdown to the origination system, from ten seconds by default', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
    const { browser } = renderApp(ADDRESS, { lender: failing(401) });
    expect(await modal()).toHaveTextContent('User session has timed out.');
    expect(await modal()).toHaveTextContent('You will automatically be redirected to H2O in 10 seconds.');
    vi.setSystemTime(new Date('2026-11-20T10:00:07Z'));
    await waitFor(async () => expect(await modal()).toHaveTextContent('redirected to H2O in 3 seconds.'));
    expect(browser.left).toEqual([]);
    vi.setSystemTime(new Date('2026-11-20T10:00:10Z'));
    await waitFor(() => expect(browser.left).toEqual([HOME]));
    await waitFor(async () => expect(await modal()).toHaveTextContent('Redirecting...'));
  });

  // @spec SES-13
  it('says the first second long enough to be read out', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
    renderApp(ADDRESS, { lender: failing(401) });
    const countdown = within(await modal());
    const spoken = await countdown.findByText(/in 10 seconds/, { selector: '[role=status]' });
    vi.setSystemTime(new Date('2026-11-20T10:00:01Z'));
    await countdown.findByText(/in 9 seconds/);
    expect(spoken).toHaveTextContent('redirected to H2O in 10 seconds.');
    vi.setSystemTime(new Date('2026-11-20T10:00:03Z'));
    await countdown.findByText(/in 7 seconds/);
    expect(spoken).toBeEmptyDOMElement();
  });

  // @spec SES-49
  it('says what is kept and what is not', async () => {
    renderApp(ADDRESS, { lender: failing(401), config: LONG });
    expect(await modal()).toHaveTextContent(KEPT);
    expect(await modal()).not.toHaveTextContent(NOTHING_KEPT);
  });

  it('names the system as the configuration does', async () => {
    const LOS_CONFIG = { ...(configFile()['LOS_CONFIG'] as object), NAME: 'Encompass' };
    renderApp(ADDRESS, { lender: failing(401), config: { ...LONG, LOS_CONFIG } });
    expect(await modal()).toHaveTextContent(/You will automatically be redirected to Encompass in \d+ seconds\./);
    expect(within(await modal()).getByRole('button', { name: 'Return to Encompass' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('H2O');
  });

  // @spec SES-13
  it('offers one button, which leaves at once', async () => {
    const { browser, user } = renderApp(ADDRESS, { lender: failing(401), config: LONG });
    const buttons = within(await modal()).getAllByRole('button');
    expect(buttons).toHaveLength(1);
    await waitFor(() => expect(buttons[0]).toHaveFocus());
    await user.click(buttons[0] ?? expect.fail());
    expect(browser.left).toEqual([HOME]);
  });

  it('cannot be closed with Escape or a click', async () => {
    const { user } = renderApp(ADDRESS, { lender: failing(401), config: LONG });
    await modal();
    await user.keyboard('{Escape}');
    await user.click(document.body);
    expect(await modal()).toBeInTheDocument();
  });

  // @spec SES-14
  it('several at once show one modal and one log entry', async () => {
    const { telemetry, exception, event } = listening();
    renderApp(ADDRESS, { lender: failing(401, '*'), telemetry });
    await modal();
    await waitFor(() => expect(event.mock.calls.filter(([name]) => name === 'call-failed').length).toBeGreaterThan(2));
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    expect(exception).toHaveBeenCalledExactlyOnceWith(new Error('User session has timed out.'), 'error');
  });

  // @spec SES-18
  it('follows the clock: a laptop that slept through the countdown leaves at once', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
    const { browser } = renderApp(ADDRESS, {
      lender: failing(401),
      config: LONG,
    });
    expect(await modal()).toHaveTextContent('in 600 seconds.');
    vi.setSystemTime(new Date('2026-11-20T10:09:00Z'));
    await waitFor(async () => expect(await modal()).toHaveTextContent('in 60 seconds.'));
    expect(browser.left).toEqual([]);
    vi.setSystemTime(new Date('2026-11-20T18:00:00Z'));
    await waitFor(() => expect(browser.left).toEqual([HOME]));
    await waitFor(async () => expect(await modal()).toHaveTextContent('Redirecting...'));
  });

  // @spec SES-23
  it('replaces a 500, and nothing replaces it', async () => {
    const { user } = renderApp(ADDRESS, { lender: failing(500) });
    expect(await modal()).toHaveTextContent('An unexpected error has occurred.');
    expect(await modal()).not.toHaveTextContent('redirected');
    expect(await modal()).toHaveTextContent(KEPT);
    server.use(http.get('*/loan-info', () => new HttpResponse(null, { status: 401 })));
    // The failed part of the screen offers a retry behind the modal.
    const [retry] = await screen.findAllByText('Try again', { selector: 'button > span' });
    retry?.click();
    await waitFor(async () => expect(await modal()).toHaveTextContent('User session has timed out.'));
    server.use(http.get('*/loan-info', () => HttpResponse.json({ activityId: 'A-9' }, { status: 500 })));
    retry?.click();
    await user.keyboard('{Escape}');
    expect(await modal()).toHaveTextContent('User session has timed out.');
  });
});

describe('after the end of the session', () => {
  const ended = async () => {
    const app = renderApp('/7100116/history', { config: LONG });
    await settled();
    return app;
  };
  const expire = () => {
    server.use(http.all('*/api/*', () => new HttpResponse(null, { status: 401 })));
    window.dispatchEvent(new Event('online'));
  };
  const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  it('nothing of the loan remains: not on the screen, in the store or in the title', async () => {
    const { container, store } = await ended();
    await screen.findByRole('table', { name: /^Past requests/ });
    expire();
    await modal();
    await waitFor(() => expect(screen.queryByRole('table', { hidden: true })).not.toBeInTheDocument());
    expect(container).not.toHaveTextContent(/0123904659|Rita Ibarra/);
    expect(document.title).toBe('Automated Underwriting');
    expect(JSON.stringify(store.getState())).not.toMatch(/0123904659|1160021|Rita|borrowerId/);
  });

  it('no document window remains', async () => {
    const { browser, user } = await ended();
    await user.click(await screen.findByRole('button', { name: /^Findings PDF of request 1160021, DU/ }));
    await waitFor(() => expect(browser.opened[0]?.bytes).toBeDefined());
    expect(browser.opened[0]?.isClosed).toBe(false);
    expire();
    await modal();
    expect(browser.opened[0]?.isClosed).toBe(true);
  });

  it('nothing continues: no call is sent, whatever screen the user opens', async () => {
    const { requests, router } = await ended();
    expire();
    await modal();
    await waitFor(() => expect(screen.queryByRole('table', { hidden: true })).not.toBeInTheDocument());
    const before = requests.length;
    window.dispatchEvent(new Event('online'));
    await router.navigate('/7100116/request');
    await router.navigate('/7100101/history');
    expect(requests).toHaveLength(before);
  });

  it('Back restores nothing: the page starts fresh', async () => {
    const { browser, user } = await ended();
    expire();
    await user.click(within(await modal()).getByRole('button'));
    expect(browser.left).toEqual([HOME]);
    comeBack();
    await waitFor(() => expect(browser.reloads).toBe(1));
  });

  it('Back restores nothing after signing out either', async () => {
    const { browser, user } = await ended();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    comeBack();
    await waitFor(() => expect(browser.reloads).toBe(1));
  });
});

describe('a tab whose sign-in ended', () => {
  const ending = async (state: SignInState) => {
    let tell: (state: SignInState) => void = () => undefined;
    keepDrafts({ 7100116: { mode: 'credit' } });
    sessionStorage.setItem('softPullFlags', '{"loanId":"7100116"}');
    const trace = vi.fn();
    const app = renderApp('/7100116/history', {
      config: LONG,
      telemetry: { ...noTelemetry, trace },
      identity: fakeIdentity('rita.ibarra', {
        watch: (listener) => {
          tell = listener;
          listener('signedIn');
          return () => undefined;
        },
      }),
    });
    await screen.findByRole('table', { name: /^Past requests/ });
    app.vault.keep('1', 'agency password');
    // As a list of agencies that answers while the session ends.
    const forget = app.store.subscribe(() => {
      forget();
      queueMicrotask(() => app.vault.keep('2', 'late password'));
    });
    tell(state);
    return { ...app, trace };
  };

  it.each<[SignInState, string, string[]]>([
    ['otherPerson', 'Another person signed in with this browser, so the session of this tab has ended.', []],
    [
      'signedOutElsewhere',
      'You signed out in another tab, so the session of this tab has ended.',
      ['Session has expired or was closed outside the application.'],
    ],
  ])('%s: says so, keeps nothing of the loan and leaves', async (state, message, traced) => {
    const { container, store, vault, requests, router, user, browser, trace } = await ending(state);
    expect(await modal()).toHaveTextContent(message);
    expect(await modal()).toHaveTextContent(NOTHING_KEPT);
    expect(await modal()).not.toHaveTextContent(KEPT);
    expect(trace.mock.calls).toEqual(traced.map((text) => [text]));
    await waitFor(() => expect(screen.queryByRole('table', { hidden: true })).not.toBeInTheDocument());
    expect(container).not.toHaveTextContent(/0123904659|Rita Ibarra/);
    expect(JSON.stringify(store.getState())).not.toMatch(/0123904659|1160021|Rita|borrowerId/);
    expect([vault.of('1'), vault.of('2')]).toEqual([undefined, undefined]);
    expect(storedDrafts()).toBeNull();
    expect(sessionStorage.getItem('softPullFlags')).toBeNull();
    const before = requests.length;
    await router.navigate('/7100116/request');
    window.dispatchEvent(new Event('online'));
    expect(requests).toHaveLength(before);
    await user.click(within(await modal()).getByRole('button', { name: 'Return to H2O' }));
    expect(browser.left).toEqual([HOME]);
  });
});

describe('a tab that is loaded again', () => {
  const draft = { services: {}, borrowers: {}, verifications: {}, mode: 'credit' };

  it.each([
    { who: 'the same person', persona: 'rita.ibarra', mode: 'Import credit only', isKept: true },
    { who: 'another person', persona: 'sam.lindqvist', mode: 'Run AUS', isKept: false },
  ] as const)('as $who: the drafts are kept is $isKept', async ({ persona, mode, isKept }) => {
    keepDrafts({ 7100101: draft, 7100116: draft });
    sessionStorage.setItem('sentOrders', '{"7100101":"key-1"}');
    renderApp('/7100101/request', { persona });
    expect(await screen.findByRole('radio', { name: mode })).toBeChecked();
    const { 7100116: other } = JSON.parse(storedDrafts() ?? '{}') as Record<string, object>;
    expect(other).toEqual(isKept ? draft : undefined);
    expect(sessionStorage.getItem('sentOrders') !== null).toBe(isKept);
  });

  it('as a person whom the tokens do not name: the drafts are not kept', async () => {
    keepDrafts({ 7100101: draft });
    renderApp('/7100101/request', { identity: fakeIdentity('rita.ibarra', { personMark: () => undefined }) });
    expect(await screen.findByRole('radio', { name: 'Run AUS' })).toBeChecked();
  });
});

describe('a user looked up late', () => {
  it('does not appear once the session has ended', async () => {
    let answer: (user: User) => void = () => undefined;
    const asked = vi.fn(() => new Promise<User>((resolve) => (answer = resolve)));
    const { container, store } = renderApp('/7100116/history', {
      config: LONG,
      identity: fakeIdentity('rita.ibarra', { user: asked }),
    });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await screen.findByRole('table', { name: /^Past requests/ });
    server.use(http.all('*/api/*', () => new HttpResponse(null, { status: 401 })));
    window.dispatchEvent(new Event('online'));
    await modal();
    await waitFor(() => expect(screen.queryByRole('table', { hidden: true })).not.toBeInTheDocument());
    await act(async () => {
      answer({ id: 'rita.ibarra', displayName: 'Rita Ibarra' });
      await new Promise(setImmediate);
    });
    expect(container).not.toHaveTextContent('Rita Ibarra');
    expect(JSON.stringify(store.getState())).not.toContain('Rita');
  });
});

describe('a token that cannot be renewed', () => {
  // @spec SES-22
  it('is logged as closed outside the application, and its call counts as answered with 401', async () => {
    const { telemetry, trace } = listening();
    const { requests } = renderApp(ADDRESS, {
      telemetry,
      identity: fakeIdentity('rita.ibarra', { accessToken: () => Promise.resolve(undefined) }),
    });
    expect(await modal()).toHaveTextContent('User session has timed out.');
    expect(await modal()).toHaveTextContent('redirected');
    expect(await modal()).not.toHaveTextContent('closed outside');
    expect(trace.mock.calls).toEqual([['Session has expired or was closed outside the application.']]);
    expect(requests).toEqual([]);
  });

  it('because the provider is briefly unreachable is reported where it was needed', async () => {
    renderApp(ADDRESS, {
      identity: fakeIdentity('rita.ibarra', { accessToken: () => Promise.reject(new Error('offline')) }),
    });
    expect(await screen.findByText(/Could not reach the service to load the loan's data/)).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('signing out', () => {
  it('clears credentials and the telemetry user, and leaves', async () => {
    const signOut = vi.fn(() => Promise.resolve(false));
    const clearUser = vi.fn();
    const { user } = renderApp(ADDRESS, {
      telemetry: { ...noTelemetry, clearUser },
      identity: fakeIdentity('rita.ibarra', { signOut }),
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(signOut).toHaveBeenCalledOnce();
    expect(clearUser).toHaveBeenCalledOnce();
  });

  it('keeps nothing of what is chosen while it waits for calls in flight', async () => {
    const signOut = vi.fn(() => Promise.resolve(false));
    const { user } = renderApp('/7100101/request', { identity: fakeIdentity('rita.ibarra', { signOut }) });
    server.use(http.get('*/recent-credit-request', () => new Promise<never>(() => undefined)));
    const [report = expect.fail('no report')] = await screen.findAllByRole('combobox', { name: /^Report, / });
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await user.selectOptions(report, 'New');
    expect(signOut).not.toHaveBeenCalled();
    expect(storedDrafts()).toContain('REQUEST_NEW');
    await waitFor(() => expect(signOut).toHaveBeenCalled());
    expect(storedDrafts()).toBeNull();
    expect(sessionStorage.getItem('softPullFlags')).toBeNull();
  });

  it("leaves for the origination system if the provider's session can't be ended", async () => {
    const { browser, user } = renderApp(ADDRESS, {
      identity: fakeIdentity('rita.ibarra', { signOut: () => Promise.resolve(true) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(browser.left).toEqual([HOME]));
  });

  it('that fails reloads the page, which shows whether the user is still signed in', async () => {
    const { browser, user } = renderApp(ADDRESS, {
      identity: fakeIdentity('rita.ibarra', { signOut: () => Promise.reject(new Error('no code')) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(browser.reloads).toBe(1));
  });

  it('works for a user whose name lookup fails', async () => {
    renderApp(ADDRESS, {
      identity: fakeIdentity('rita.ibarra', { user: () => Promise.reject(new Error('offline')) }),
    });
    await settled();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeInTheDocument();
    expect(screen.queryByText('Rita Ibarra')).not.toBeInTheDocument();
  });
});
