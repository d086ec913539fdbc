import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noTelemetry } from '@/services/telemetry';
import { fakeIdentity } from '@tests/support/fakeIdentity';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
import { ADDRESS, failing, listening, modal, settled } from '@tests/support/sessionScreen';

const HOME = 'https://los.test/home';
/** A countdown longer than any test takes. */
const LONG = { SESSION_MODAL_COUNTDOWN_TIMER: 600 };

afterEach(() => {
  vi.useRealTimers();
});

describe('401 (specification §8)', () => {
  it('ends the session with a countdown to the origination system, and counts from ten where nothing else is configured', async () => {
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

  it('offers one button, which leaves at once', async () => {
    const { browser, user } = renderApp(ADDRESS, { lender: failing(401), config: LONG });
    const buttons = within(await modal()).getAllByRole('button');
    expect(buttons).toHaveLength(1);
    await waitFor(() => expect(buttons[0]).toHaveFocus());
    await user.click(buttons[0] ?? expect.fail());
    expect(browser.left).toEqual([HOME]);
  });

  it('can be neither escaped nor clicked away', async () => {
    const { user } = renderApp(ADDRESS, { lender: failing(401), config: LONG });
    await modal();
    await user.keyboard('{Escape}');
    await user.click(document.body);
    expect(await modal()).toBeInTheDocument();
  });

  it('several at once give one modal and one log entry', async () => {
    const { telemetry, exception, event } = listening();
    renderApp(ADDRESS, { lender: failing(401, '*'), telemetry });
    await modal();
    await waitFor(() => expect(event.mock.calls.filter(([name]) => name === 'call-failed').length).toBeGreaterThan(2));
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    expect(exception).toHaveBeenCalledExactlyOnceWith(new Error('User session has timed out.'), 'error');
  });

  it('goes by the clock: a laptop that slept through the countdown leaves at once', async () => {
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

  it('replaces a 500, and is replaced by nothing', async () => {
    const { user } = renderApp(ADDRESS, { lender: failing(500) });
    expect(await modal()).toHaveTextContent('An unexpected error has occurred.');
    expect(await modal()).not.toHaveTextContent('redirected');
    server.use(http.get('*/loan-info', () => new HttpResponse(null, { status: 401 })));
    // The part of the screen that failed offers another try, behind the modal.
    const [retry] = await screen.findAllByRole('button', { name: 'Try again', hidden: true });
    retry?.click();
    await waitFor(async () => expect(await modal()).toHaveTextContent('User session has timed out.'));
    server.use(http.get('*/loan-info', () => HttpResponse.json({ activityId: 'A-9' }, { status: 500 })));
    retry?.click();
    await user.keyboard('{Escape}');
    expect(await modal()).toHaveTextContent('User session has timed out.');
  });
});

describe('what the end of the session leaves behind', () => {
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

  it('is nothing of the loan: not on the screen, not in the store, not in the title', async () => {
    const { container, store } = await ended();
    await screen.findByRole('table', { name: /^Past requests/ });
    expire();
    await modal();
    await waitFor(() => expect(screen.queryByRole('table', { hidden: true })).not.toBeInTheDocument());
    expect(container).not.toHaveTextContent(/0123904659|Rita Ibarra/);
    expect(document.title).toBe('Automated Underwriting');
    expect(JSON.stringify(store.getState())).not.toMatch(/0123904659|1160021|Rita|borrowerId/);
  });

  it('is no document in a window of its own', async () => {
    const { browser, user } = await ended();
    await user.click(await screen.findByRole('button', { name: /^Findings PDF of request 1160021, DU/ }));
    await waitFor(() => expect(browser.opened[0]?.bytes).toBeDefined());
    expect(browser.opened[0]?.isClosed).toBe(false);
    expire();
    await modal();
    expect(browser.opened[0]?.isClosed).toBe(true);
  });

  it('is nothing that goes on: no call leaves any more, wherever the reader goes', async () => {
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

  it('is nothing to come back to: the page begins anew', async () => {
    const { browser, user } = await ended();
    expire();
    await user.click(within(await modal()).getByRole('button'));
    expect(browser.left).toEqual([HOME]);
    comeBack();
    await waitFor(() => expect(browser.reloads).toBe(1));
  });

  it('is nothing to come back to after signing out, either', async () => {
    const { browser, user } = await ended();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    comeBack();
    await waitFor(() => expect(browser.reloads).toBe(1));
  });
});

describe('a token that cannot be had', () => {
  it('times the session out, and is logged as closed outside the application', async () => {
    const { telemetry, trace } = listening();
    const { requests } = renderApp(ADDRESS, {
      telemetry,
      identity: fakeIdentity('rita.ibarra', { accessToken: () => Promise.resolve(undefined) }),
    });
    expect(await modal()).toHaveTextContent('User session has timed out.');
    expect(trace).toHaveBeenCalledWith('Session has expired or was closed outside the application.');
    expect(requests).toEqual([]);
  });

  it('for a moment, because the provider cannot be reached, is told where it was needed', async () => {
    renderApp(ADDRESS, {
      identity: fakeIdentity('rita.ibarra', { accessToken: () => Promise.reject(new Error('offline')) }),
    });
    expect(await screen.findByText(/Could not reach the service to load the loan's data/)).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('signing out', () => {
  it('forgets credentials and the user of telemetry, and leaves', async () => {
    const signOut = vi.fn(() => Promise.resolve());
    const clearUser = vi.fn();
    const { user } = renderApp(ADDRESS, {
      telemetry: { ...noTelemetry, clearUser },
      identity: fakeIdentity('rita.ibarra', { signOut }),
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(signOut).toHaveBeenCalledOnce();
    expect(clearUser).toHaveBeenCalledOnce();
  });

  it('is possible for somebody whose name cannot be looked up', async () => {
    renderApp(ADDRESS, {
      identity: fakeIdentity('rita.ibarra', { user: () => Promise.reject(new Error('offline')) }),
    });
    await settled();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeInTheDocument();
    expect(screen.queryByText('Rita Ibarra')).not.toBeInTheDocument();
  });
});
