import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AuthService } from '@/services/auth';
import { noTelemetry } from '@/services/telemetry';
import { fakeIdentity } from '@tests/support/fakeIdentity';
import { renderApp } from '@tests/support/renderApp';
// What takes its time here is not what is looked at.
import '@/app/areas/historyArea';
import '@/app/areas/requestArea';

const LOAN = '7100111';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('what is begun before the app is there', () => {
  it('is asked of the lender once, and shown', async () => {
    const { requests } = renderApp(`/${LOAN}/history`, { isAhead: true });
    const begun = ['/multi-aus', '/loan-info', `/loan/${LOAN}`, '/transaction-history-details'];
    await heading('History');
    expect(await screen.findAllByRole('row')).not.toHaveLength(0);
    for (const end of begun) expect(requests.filter(({ path }) => path.endsWith(end))).toHaveLength(1);
  });

  it('is the choice of the first screen where the link asks for it', async () => {
    const { requests, router } = renderApp(`/${LOAN}?navigate=true`, { isAhead: true });
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/(selection|history)$/));
    expect(requests.filter(({ path }) => /transaction-history$/.test(path))).toHaveLength(1);
  });

  it.each([
    ['/', 'No loan is open'],
    ['/notfound/', 'Page Not Found'],
    ['/12a/history', 'Page Not Found'],
  ])('is nothing at %s', async (address, name) => {
    const { requests } = renderApp(address, { isAhead: true, rest: () => new Promise(() => undefined) });
    await heading(name);
    expect(requests).toEqual([]);
  });

  it('is the way to the provider for whoever is not signed in', async () => {
    const signIn = vi.fn<AuthService['signIn']>(() => new Promise(() => undefined));
    const watch: AuthService['watch'] = (listener) => {
      listener('unknown');
      return () => undefined;
    };
    const { requests } = renderApp(`/${LOAN}/history`, {
      isAhead: true,
      identity: fakeIdentity('rita.ibarra', { watch, signIn }),
    });
    await waitFor(() => expect(signIn).toHaveBeenCalledExactlyOnceWith(`/${LOAN}/history`));
    expect(requests).toEqual([]);
  });
});

describe('what waits until the first screen stands', () => {
  it('is looking up the user', async () => {
    let rest: () => void = () => undefined;
    const user = vi.fn<AuthService['user']>(() => Promise.resolve({ id: 'rita.ibarra', displayName: 'Rita Ibarra' }));
    renderApp(`/${LOAN}/history`, {
      identity: fakeIdentity('rita.ibarra', { user }),
      rest: () => new Promise((resolve) => (rest = resolve)),
    });
    await heading('History');
    expect(user).not.toHaveBeenCalled();
    await waitFor(() => {
      rest();
      expect(user).toHaveBeenCalledOnce();
    });
  });

  it('is monitoring, which is told of the screens that were left before', async () => {
    const pageView = vi.fn();
    const { user } = renderApp(`/${LOAN}/history`, {
      telemetry: { ...noTelemetry, pageView },
      rest: () => new Promise(() => undefined),
    });
    await heading('History');
    await user.click(screen.getByRole('link', { name: 'Request' }));
    await heading('Request');
    expect(pageView).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^History · /), expect.any(String));
  });
});
