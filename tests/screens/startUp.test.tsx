import { render, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { DeploymentError } from '@/app/DeploymentError';
import type { AuthService, SignInState } from '@/services/auth';
import type { ReturnPoint } from '@/services/identity';
import { fakeIdentity } from '@tests/support/fakeIdentity';
import { renderApp, startLender } from '@tests/support/renderApp';
import { server } from '@tests/support/server';

const LOAN = '7100101';
const pathOf = ({ router }: ReturnType<typeof renderApp>) =>
  router.state.location.pathname + router.state.location.search;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Somebody who is not signed in; `signIn` leaves for good unless it is told otherwise. */
function stranger(auth: Partial<AuthService> = {}, returnPoint: Partial<ReturnPoint> = {}) {
  const signIn = vi.fn<AuthService['signIn']>(() => new Promise(() => undefined));
  const watch: AuthService['watch'] = (listener) => {
    listener('unknown');
    listener('signedOut');
    return () => undefined;
  };
  return { signIn, identity: fakeIdentity('rita.ibarra', { watch, signIn, ...auth }, returnPoint) };
}

const RETURNING = { isReturning: () => Promise.resolve(true) };

describe('somebody who is not signed in', () => {
  it('is sent to sign in, and will come back to path and query', async () => {
    const { signIn, identity } = stranger();
    const { requests } = renderApp(`/${LOAN}/history?navigate=true&q=smith`, { identity });
    await waitFor(() => expect(signIn).toHaveBeenCalledExactlyOnceWith(`/${LOAN}/history?navigate=true&q=smith`));
    expect(await screen.findByText('Signing in…')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  it('is sent there from the start, too', async () => {
    const { signIn, identity } = stranger();
    renderApp('/', { identity });
    await waitFor(() => expect(signIn).toHaveBeenCalledExactlyOnceWith('/'));
  });

  it('is told when the sign-in service cannot be reached, and may try again', async () => {
    const { identity, signIn } = stranger();
    signIn.mockRejectedValueOnce(new Error('Failed to fetch'));
    const { user } = renderApp(`/${LOAN}`, { identity });
    expect(await screen.findByRole('heading', { name: 'The sign-in service cannot be reached.' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(signIn).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is sent there again when the browser brings the page back', async () => {
    const { identity, signIn } = stranger();
    signIn.mockResolvedValueOnce();
    renderApp(`/${LOAN}/request`, { identity });
    await waitFor(() => expect(signIn).toHaveBeenCalledTimes(2));
  });

  it.each(['/notfound/', '/notfound'])('may see %s', async (address) => {
    const { identity, signIn } = stranger();
    renderApp(address, { identity });
    await heading('Page Not Found');
    expect(signIn).not.toHaveBeenCalled();
  });

  it('goes on where they wanted to go once they are signed in', async () => {
    let tell: (state: SignInState) => void = () => undefined;
    const { identity, signIn } = stranger({
      watch: (listener) => {
        tell = listener;
        listener('signedOut');
        return () => undefined;
      },
    });
    const app = renderApp(`/${LOAN}/history`, { identity });
    await waitFor(() => expect(signIn).toHaveBeenCalledOnce());
    expect(app.requests).toEqual([]);
    tell('signedIn');
    await heading('History');
  });
});

describe('the return point of sign-in', () => {
  it('leads to the start when there is no answer to wait for', async () => {
    const app = renderApp('/implicit/callback', {
      identity: fakeIdentity('rita.ibarra', { isReturning: () => Promise.resolve(false) }),
    });
    await waitFor(() => expect(pathOf(app)).toBe('/'));
    await heading('No loan is open');
  });

  it('waits for the answer otherwise', async () => {
    const app = renderApp('/implicit/callback?code=x', {
      identity: stranger(RETURNING).identity,
    });
    expect(await screen.findByText('Signing in…')).toBeInTheDocument();
    expect(pathOf(app)).toBe('/implicit/callback?code=x');
  });

  it('says that the answer could not be used, and leads back to where they wanted to go', async () => {
    const { identity } = stranger(RETURNING, {
      Callback: ({ errorComponent: Failed }) => <Failed error={new Error('Access denied')} />,
      rememberedPath: () => `/${LOAN}/history`,
    });
    renderApp('/implicit/callback?error=access_denied', { identity });
    await heading('Signing in did not work');
    expect(screen.getByText('Access denied')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', `/${LOAN}/history`);
  });

  it('gives the clock warning when the clock is to blame', async () => {
    const future = new Error('The JWT was issued in the future');
    const { identity } = stranger(RETURNING, { Callback: ({ errorComponent: Failed }) => <Failed error={future} /> });
    renderApp('/implicit/callback?code=x', { identity });
    const modal = await screen.findByRole('alertdialog');
    expect(modal).toHaveTextContent('Warning: Your computer clock is out of sync');
    expect(modal).not.toHaveTextContent('redirected');
  });
});

describe('addresses (specification §2, route table)', () => {
  it('a loan alone leads to Request', async () => {
    const app = renderApp(`/${LOAN}`);
    await heading('Request');
    expect(pathOf(app)).toBe(`/${LOAN}/request`);
  });

  it.each(['12a', '1e3', '٣', '1234567890123456789012345678901', '-1', '%2e%2e%2f', '%37100101'])(
    'loan id %s is refused',
    async (id) => {
      const app = renderApp(`/${id}/request`);
      await heading('Page Not Found');
      expect(pathOf(app)).toBe('/notfound/');
      expect(app.requests.filter(({ path }) => !path.startsWith('/org/'))).toEqual([]);
    },
  );

  it.each([`/${LOAN}/settings`, `/${LOAN}/history/more`, '/loans', '/comp-list/x'])(
    '%s does not exist, and asks nothing of the lender',
    async (address) => {
      const app = renderApp(address, { identity: stranger().identity });
      await heading('Page Not Found');
      expect(pathOf(app)).toBe('/notfound/');
      expect(app.requests).toEqual([]);
    },
  );

  it('Page Not Found says what happened and gives the configured phone number', async () => {
    renderApp('/notfound/', { config: { SUPPORT_PHONE: '1-800-555-0177' } });
    await heading('Page Not Found');
    expect(screen.getByText('Your request resulted in an error.')).toBeInTheDocument();
    expect(screen.getByText(/1-800-555-0177/)).toBeInTheDocument();
    expect(document.title).toBe('Page Not Found');
  });

  it('without a loan the app says where loans are opened', async () => {
    renderApp('/');
    await heading('No loan is open');
    expect(screen.getByRole('link', { name: 'Go to the loan origination system' })).toHaveAttribute(
      'href',
      'https://los.test/home',
    );
  });
});

describe('first route choice (specification §2)', () => {
  const entry = (requestDate: string, requestTypeId: number) => ({ requestDate, requestTypeId });
  const [run, earlierRun, pull] = [entry('2026-11-19', 1), entry('2026-11-18', 1), entry('2026-11-20', 2)];

  /** Opens a link that says navigate, over a past and a loan stage. */
  function follow(entries: object[], loanStageSequence: number | null = 12, navigate = 'true') {
    const app = renderApp(`/${LOAN}?navigate=${navigate}`);
    server.use(
      http.get('*/transaction-history', () => HttpResponse.json({ transactionHistories: entries })),
      http.get('*/loan-info', () => HttpResponse.json({ loanNumber: '2600001', loanStageSequence })),
    );
    return app;
  }

  it.each([
    ['the newest is a credit pull', [run, pull], 12, 'History'],
    ['several runs before the decision', [earlierRun, run], 17, 'Selection'],
    ['several runs after the decision', [earlierRun, run], 18, 'History'],
    ['several runs at an unknown stage', [earlierRun, run], null, 'Selection'],
    ['one run', [run], 18, 'Selection'],
    ['neither', [entry('2026-11-19', 9)], 18, 'Selection'],
    ['nothing yet', [], 18, 'Request'],
  ])('%s: %j at stage %s leads to %s %s', async (_, entries, stage, screenName) => {
    const app = follow(entries, stage);
    await heading(screenName);
    expect(pathOf(app)).toBe(`/${LOAN}/${screenName.toLowerCase()}`);
    expect(app.router.state.historyAction).toBe('REPLACE');
  });

  it('asks for the light history, the header, the loan and the privileges', async () => {
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

  it('waits for the loan header only where the stage has a say', async () => {
    const app = follow([pull]);
    server.use(http.get('*/loan-info', () => delay('infinite')));
    await heading('History');
    expect(pathOf(app)).toBe(`/${LOAN}/history`);
  });

  it('says so when the past cannot be read, opens Request, and lets the notice go', async () => {
    const lender = startLender();
    lender.faults.add({ call: 'historyEntries', kind: 'status', status: 503 });
    const { user } = renderApp(`/${LOAN}?navigate=true`, { lender });
    await heading('Request');
    expect(screen.getByText(/past requests could not be read/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/past requests could not be read/)).not.toBeInTheDocument();
  });

  it.each(['TRUE', 'True', '1', 'false', ''])('is not asked for by navigate=%s', async (navigate) => {
    const app = follow([pull], 18, navigate);
    await heading('Request');
    expect(app.requests.some(({ path }) => path.endsWith('/transaction-history'))).toBe(false);
  });

  it('also serves a link to one of the screens', async () => {
    const app = renderApp(`/${LOAN}/request?navigate=true`);
    server.use(http.get('*/transaction-history', () => HttpResponse.json({ transactionHistories: [pull] })));
    await heading('History');
    expect(pathOf(app)).toBe(`/${LOAN}/history`);
  });
});

it('Deployment Error! names every problem and offers another try', () => {
  render(<DeploymentError problems={['API_CONFIG.BASE_URL: is missing; it must be …', 'SUPPORT_PHONE: must be …']} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Deployment Error!');
  expect(screen.getByRole('alert')).toHaveTextContent('API_CONFIG.BASE_URL: is missing');
  expect(screen.getByRole('alert')).toHaveTextContent('SUPPORT_PHONE: must be');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(document.title).toBe('Deployment Error!');
});
