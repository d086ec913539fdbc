import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AuthService } from '@/identity/auth';
import { noTelemetry } from '@tests/support/noTelemetry';
import { fakeIdentity } from '@tests/support/fakeIdentity';
import { renderApp } from '@tests/support/renderApp';
// Loads the areas' chunks first, because their loading time is not part of these tests.
import '@/app/areas/historyArea';
import '@/app/areas/requestArea';

const LOAN = '7100111';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('what starts before the app', () => {
  it('is requested once, and shown', async () => {
    const { requests } = renderApp(`/${LOAN}/history`);
    const begun = ['/multi-aus', '/loan-info', `/loan/${LOAN}`, '/transaction-history-details'];
    expect(await screen.findAllByRole('row')).not.toHaveLength(0);
    for (const end of begun) expect(requests.filter(({ path }) => path.endsWith(end))).toHaveLength(1);
  });

  it('is the first-screen choice if the link requests it', async () => {
    const { requests, router } = renderApp(`/${LOAN}?navigate=true`);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/(selection|history)$/));
    expect(requests.filter(({ path }) => /transaction-history$/.test(path))).toHaveLength(1);
  });

  it.each([
    ['/', 'No loan is open'],
    ['/notfound/', 'Page Not Found'],
    ['/12a/history', 'Page Not Found'],
  ])('is nothing at %s', async (address, name) => {
    const { requests } = renderApp(address, { idle: () => new Promise(() => undefined) });
    await heading(name);
    expect(requests).toEqual([]);
  });
});

describe('what waits until the first screen is ready', () => {
  // @spec SES-2
  it('is the user lookup', async () => {
    let becomeIdle: () => void = () => undefined;
    const user = vi.fn<AuthService['user']>(() => Promise.resolve({ id: 'rita.ibarra', displayName: 'Rita Ibarra' }));
    renderApp(`/${LOAN}/history`, {
      identity: fakeIdentity('rita.ibarra', { user }),
      idle: () => new Promise((resolve) => (becomeIdle = resolve)),
    });
    await heading('History');
    expect(user).not.toHaveBeenCalled();
    await waitFor(() => {
      becomeIdle();
      expect(user).toHaveBeenCalledOnce();
    });
  });

  // @spec SES-2
  it('is the user lookup, which is repeated after a failure', async () => {
    const user = vi.fn<AuthService['user']>();
    user
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ id: 'rita.ibarra', displayName: 'Rita Ibarra' });
    const event = vi.fn();
    renderApp(`/${LOAN}/history`, {
      identity: fakeIdentity('rita.ibarra', { user }),
      telemetry: { ...noTelemetry, event },
    });
    await waitFor(() => expect(event).toHaveBeenCalledWith('user-lookup-failed', expect.anything()));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await within(screen.getByRole('banner')).findByText('Rita Ibarra')).toBeVisible();
    expect(user).toHaveBeenCalledTimes(2);
  });

  // @spec SES-42
  it('measures once, under a fixed name, when the first screen is usable', async () => {
    const metric = vi.fn();
    renderApp(`/${LOAN}/history`, { telemetry: { ...noTelemetry, metric } });
    await heading('History');
    await waitFor(() => expect(metric).toHaveBeenCalledExactlyOnceWith('time-to-usable-screen', expect.any(Number)));
  });

  it.each(['from the start', 'for a while'])('measures nothing in a tab that was hidden %s', async (when) => {
    const metric = vi.fn();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const fromStart = when === 'from the start';
    if (!fromStart) hidden.mockReturnValue(false);
    const { settled } = renderApp(`/${LOAN}/history`, { telemetry: { ...noTelemetry, metric } });
    hidden.mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await heading('History');
    await settled();
    expect(metric).not.toHaveBeenCalled();
  });
});
