import { render, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { DeploymentError } from '@/app/layout/DeploymentError';
import type { AuthService, ReturnPoint, SignInState } from '@/identity/auth';
import { fakeIdentity } from '@tests/support/fakeIdentity';
import { renderApp, startLender } from '@tests/support/renderApp';
import { configFile } from '@tests/support/testConfig';
import { server } from '@tests/support/server';

const LOAN = '7100101';
const pathOf = ({ router }: ReturnType<typeof renderApp>) =>
  router.state.location.pathname + router.state.location.search;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** A user who isn't signed in. By default, `signIn` never resolves, like a redirect away from the page. */
function stranger(auth: Partial<AuthService> = {}, returnPoint: Partial<ReturnPoint> = {}) {
  const signIn = vi.fn<AuthService['signIn']>(() => new Promise(() => undefined));
  const watch: AuthService['watch'] = (listener) => {
    listener('unknown');
    listener('signedOut');
    return () => undefined;
  };
  return {
    signIn,
    identity: fakeIdentity('rita.ibarra', { hasToken: () => false, watch, signIn, ...auth }, returnPoint),
  };
}

const RETURNING = { isReturning: () => Promise.resolve(true) };

// @spec NAV-4
describe('a user who is not signed in', () => {
  // @spec NAV-4, NAV-13
  it('is redirected to sign in, and returns to path and query', async () => {
    const { signIn, identity } = stranger();
    const { requests } = renderApp(`/${LOAN}/history?navigate=true&q=smith`, { identity });
    await waitFor(() => expect(signIn).toHaveBeenCalledExactlyOnceWith(`/${LOAN}/history?navigate=true&q=smith`));
    expect(await screen.findByText('Signing in…')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  // @spec NAV-2
  it('is redirected from the start page, too', async () => {
    const { signIn, identity } = stranger();
    renderApp('/', { identity });
    await waitFor(() => expect(signIn).toHaveBeenCalledExactlyOnceWith('/'));
  });

  it('sees when the sign-in service is unreachable, and can retry', async () => {
    const { identity, signIn } = stranger();
    signIn.mockRejectedValueOnce(new Error('Failed to fetch'));
    const { user } = renderApp(`/${LOAN}`, { identity });
    expect(await screen.findByRole('heading', { name: 'The sign-in service cannot be reached.' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(signIn).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('is redirected again when the browser restores the page', async () => {
    const { identity, signIn } = stranger();
    signIn.mockResolvedValueOnce();
    renderApp(`/${LOAN}/request`, { identity });
    await waitFor(() => expect(signIn).toHaveBeenCalledTimes(2));
  });

  // @spec NAV-11
  it.each(['/notfound/', '/notfound'])('may see %s', async (address) => {
    const { identity, signIn } = stranger();
    renderApp(address, { identity });
    await heading('Page Not Found');
    expect(signIn).not.toHaveBeenCalled();
  });

  it('continues to the requested screen after signing in', async () => {
    let changeState: (state: SignInState) => void = () => undefined;
    const { identity, signIn } = stranger({
      watch: (listener) => {
        changeState = listener;
        listener('signedOut');
        return () => undefined;
      },
    });
    const app = renderApp(`/${LOAN}/history`, { identity });
    await waitFor(() => expect(signIn).toHaveBeenCalledOnce());
    expect(app.requests).toEqual([]);
    changeState('signedIn');
    await heading('History');
  });
});

// @spec NAV-1
describe('the return point of sign-in', () => {
  it.each(['/implicit/callback', '/implicit/callback/'])(
    'opens the start page when there is no response: %s',
    async (path) => {
      const app = renderApp(path, {
        identity: fakeIdentity('rita.ibarra', { isReturning: () => Promise.resolve(false) }),
      });
      await waitFor(() => expect(pathOf(app)).toBe('/'));
      await heading('No loan is open');
    },
  );

  it('waits for the response otherwise', async () => {
    const app = renderApp('/implicit/callback?code=x', {
      identity: stranger(RETURNING).identity,
    });
    expect(await screen.findByText('Signing in…')).toBeInTheDocument();
    expect(pathOf(app)).toBe('/implicit/callback?code=x');
  });

  it('says that the response could not be used, and links to the requested screen', async () => {
    const { identity } = stranger(RETURNING, {
      Callback: ({ errorComponent: Failed }) => <Failed error={new Error('Access denied')} />,
      rememberedPath: () => `/${LOAN}/history`,
    });
    renderApp('/implicit/callback?error=access_denied', { identity });
    await heading('Signing in did not work');
    expect(screen.getByText('Access denied')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', `/${LOAN}/history`);
  });

  it.each(['The JWT was issued in the future', 'The JWT expired and is no longer valid'])(
    'shows the clock warning instead of "%s"',
    async (message) => {
      const drift = new Error(message);
      const { identity } = stranger(RETURNING, { Callback: ({ errorComponent: Failed }) => <Failed error={drift} /> });
      renderApp('/implicit/callback?code=x', { identity });
      const modal = await screen.findByRole('alertdialog');
      expect(modal).toHaveTextContent('Warning: Your computer clock is out of sync');
      expect(modal).not.toHaveTextContent('redirected');
      expect(document.body).not.toHaveTextContent('JWT');
    },
  );
});

describe('addresses', () => {
  // @spec NAV-8
  it('a loan alone opens Request', async () => {
    const app = renderApp(`/${LOAN}`);
    await heading('Request');
    expect(pathOf(app)).toBe(`/${LOAN}/request`);
  });

  it('a return point without a response in the address opens the start page', async () => {
    const identity = fakeIdentity('rita.ibarra', { isReturning: () => Promise.resolve(false) });
    const app = renderApp('/implicit/callback', { identity });
    await heading('No loan is open');
    expect(pathOf(app)).toBe('/');
    expect(app.router.state.historyAction).toBe('REPLACE');
  });

  // @spec NAV-5
  it.each(['12a', '%37100101'])('loan id %s is refused', async (id) => {
    const app = renderApp(`/${id}/request`);
    await heading('Page Not Found');
    expect(pathOf(app)).toBe('/notfound/');
    expect(app.requests.filter(({ path }) => !path.startsWith('/org/'))).toEqual([]);
  });

  // @spec NAV-12, NAV-5
  it.each([`/${LOAN}/settings`, `/${LOAN}/history/more`, '/loans', '/comp-list/x'])(
    '%s does not exist, and calls no service',
    async (address) => {
      const app = renderApp(address, { identity: stranger().identity });
      await heading('Page Not Found');
      expect(pathOf(app)).toBe('/notfound/');
      expect(app.requests).toEqual([]);
    },
  );

  // @spec NAV-11
  it('Page Not Found explains and shows the configured phone number', async () => {
    renderApp('/notfound/', { config: { SUPPORT_PHONE: '1-800-555-0177' } });
    await heading('Page Not Found');
    expect(screen.getByText('Your request resulted in an error.')).toBeInTheDocument();
    expect(screen.getByText(/1-800-555-0177/)).toBeInTheDocument();
    expect(document.title).toBe('Page Not Found');
  });

  it.each([
    { name: {}, shown: 'H2O' },
    { name: { NAME: 'Encompass' }, shown: 'Encompass' },
  ])('without a loan the app says where to open one: in $shown', async ({ name, shown }) => {
    renderApp('/', { config: { LOS_CONFIG: { ...(configFile()['LOS_CONFIG'] as object), ...name } } });
    await heading('No loan is open');
    expect(screen.getByText(`Open a loan in ${shown} and choose its underwriting link.`)).toBeVisible();
    expect(screen.getByRole('link', { name: `Go to ${shown}` })).toHaveAttribute('href', 'https://los.test/home');
    expect(within(screen.getByRole('contentinfo')).getByRole('link')).toHaveTextContent(shown);
  });
});

describe('first route choice', () => {
  const entry = (requestDate: string, requestTypeId: number) => ({ requestDate, requestTypeId });
  const [run, earlierRun, pull] = [entry('2026-11-19', 1), entry('2026-11-18', 1), entry('2026-11-20', 2)];

  /** Opens a `navigate` link with the given history and loan stage. */
  function follow(entries: object[], loanStageSequence: number | null = 12, navigate = 'true') {
    const app = renderApp(`/${LOAN}?navigate=${navigate}`);
    server.use(
      http.get('*/transaction-history', () => HttpResponse.json({ transactionHistories: entries })),
      http.get('*/loan-info', () => HttpResponse.json({ loanNumber: '2600001', loanStageSequence })),
    );
    return app;
  }

  // @spec NAV-17, NAV-18, NAV-19, NAV-20, DAT-24
  it.each([
    ['the newest is a credit pull', [run, pull], 12, 'History'],
    ['several runs after the decision', [earlierRun, run], 18, 'History'],
    ['one run', [run], 18, 'Selection'],
    ['nothing yet', [], 18, 'Request'],
  ])('%s: %j at stage %s opens %s', async (_, entries, stage, screenName) => {
    const app = follow(entries, stage);
    await heading(screenName);
    expect(pathOf(app)).toBe(`/${LOAN}/${screenName.toLowerCase()}`);
    expect(app.router.state.historyAction).toBe('REPLACE');
  });

  // @spec NAV-16, API-24, API-18, NAV-21
  it('requests the light history, the header, the loan and the privileges', async () => {
    const app = follow([run]);
    await heading('Selection');
    expect(app.requests.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        `/aus/history/v1/loans/${LOAN}/transaction-history`,
        `/application/loan-header/v1/loan/${LOAN}/loan-info`,
        `/application/loan-info/v2/loan/${LOAN}`,
        `/common/privileges/v1/loans/${LOAN}/multi-aus`,
      ]),
    );
  });

  it('waits for the loan header only when the stage matters', async () => {
    const app = follow([pull]);
    server.use(http.get('*/loan-info', () => delay('infinite')));
    await heading('History');
    expect(pathOf(app)).toBe(`/${LOAN}/history`);
  });

  it('says when the history fails to load, opens Request, and lets the user dismiss the notice', async () => {
    const lender = startLender();
    lender.faults.add({ call: 'historyEntries', kind: 'status', status: 503 });
    const { user } = renderApp(`/${LOAN}?navigate=true`, { lender });
    await heading('Request');
    expect(screen.getByText(/past requests could not be loaded/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/past requests could not be loaded/)).not.toBeInTheDocument();
  });

  // @spec NAV-16
  it.each(['TRUE', 'True', '1', 'false', ''])('does not run for navigate=%s', async (navigate) => {
    const app = follow([pull], 18, navigate);
    await heading('Request');
    expect(app.requests.some(({ path }) => path.endsWith('/transaction-history'))).toBe(false);
  });

  it('leaves the user on a screen opened before the answer', async () => {
    const app = renderApp(`/${LOAN}?navigate=true`);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.get('*/transaction-history', async () => {
        await held;
        return HttpResponse.json({ transactionHistories: [] });
      }),
    );
    await app.user.click(await screen.findByRole('link', { name: 'History' }));
    await heading('History');
    answer();
    const reads = () => app.requests.filter(({ path }) => path.endsWith('/transaction-history-details')).length;
    const before = reads();
    await app.user.click(screen.getByRole('button', { name: 'Refresh' }));
    // By then the earlier answer has been used, too.
    await waitFor(() => expect(reads()).toBe(before + 1));
    await heading('History');
    expect(pathOf(app)).toBe(`/${LOAN}/history`);
  });

  it('also runs for a link to one of the screens', async () => {
    const app = renderApp(`/${LOAN}/request?navigate=true`);
    server.use(http.get('*/transaction-history', () => HttpResponse.json({ transactionHistories: [pull] })));
    await heading('History');
    expect(pathOf(app)).toBe(`/${LOAN}/history`);
  });
});

// @spec APP-21
it('Deployment Error! names every problem and offers a retry', () => {
  render(<DeploymentError problems={['API_CONFIG.BASE_URL: is missing; it must be …', 'SUPPORT_PHONE: must be …']} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Deployment Error!');
  expect(screen.getByRole('alert')).toHaveTextContent('API_CONFIG.BASE_URL: is missing');
  expect(screen.getByRole('alert')).toHaveTextContent('SUPPORT_PHONE: must be');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(document.title).toBe('Deployment Error!');
});
