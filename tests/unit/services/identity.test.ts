import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthService, SignInState } from '@/services/auth';
import { createIdentity } from '@/services/identity';
import { createOktaIdentity } from '@/services/oktaIdentity';
import { fakeIdentity } from '@tests/support/fakeIdentity';
import { testConfig } from '@tests/support/testConfig';

// Which code is fetched, and when, is what these tests are about.
vi.mock('@/services/oktaIdentity', () => ({ createOktaIdentity: vi.fn() }));
const createSdk = vi.mocked(createOktaIdentity);

const sdkWith = (auth: Partial<AuthService>) => createSdk.mockReturnValue(fakeIdentity('rita.ibarra', auth));

function storeTokens(expiresIn: number): void {
  const expiresAt = Date.now() / 1000 + expiresIn;
  const tokens = { accessToken: { accessToken: 'stored', expiresAt }, idToken: { expiresAt } };
  localStorage.setItem('okta-token-storage', JSON.stringify(tokens));
}

/** What is told of signing in, first to last. */
function openTab() {
  const { auth } = createIdentity(testConfig().identity, vi.fn());
  const told: SignInState[] = [];
  const stop = auth.watch((state) => told.push(state));
  return { auth, told, stop };
}

beforeEach(() => void createSdk.mockReset());

describe('beside a tab that is signed in', () => {
  beforeEach(() => storeTokens(3600));

  it('one is signed in at once, and calls leave, without the SDK', async () => {
    const { auth, told } = openTab();
    expect(told).toEqual(['signedIn']);
    expect(await auth.accessToken()).toBe('stored');
    expect(createSdk).not.toHaveBeenCalled();
  });

  it('the SDK comes to look up the user, once, and tells of what happens from then on', async () => {
    let tell: (state: SignInState) => void = () => undefined;
    sdkWith({
      watch: (listener) => {
        tell = listener;
        listener('unknown');
        return () => undefined;
      },
    });
    const { auth, told } = openTab();
    expect(await auth.user()).toEqual({ id: 'rita.ibarra', displayName: 'Rita Ibarra' });
    await auth.user();
    expect(createSdk).toHaveBeenCalledOnce();
    tell('signedOut');
    expect(told).toEqual(['signedIn', 'signedOut']);
  });

  it('a token that has expired meanwhile is renewed by the SDK', async () => {
    sdkWith({ accessToken: () => Promise.resolve('renewed') });
    const { auth } = openTab();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    expect(await auth.accessToken()).toBe('renewed');
  });
});

describe('without a token', () => {
  it('nobody knows until the SDK has come, which is fetched at once', async () => {
    sdkWith({});
    const { told } = openTab();
    expect(told).toEqual(['unknown']);
    await waitFor(() => expect(told).toEqual(['unknown', 'signedIn']));
  });

  it('a sign-in that the app asks for while it is under way leaves once', async () => {
    const signIn = vi.fn<AuthService['signIn']>(() => Promise.resolve());
    sdkWith({ signIn });
    const { auth } = openTab();
    await Promise.all([auth.signIn('/7100101/history'), auth.signIn('/7100101/history')]);
    expect(signIn).toHaveBeenCalledExactlyOnceWith('/7100101/history');
    await auth.signIn('/7100101/history');
    expect(signIn).toHaveBeenCalledTimes(2);
  });

  it('an SDK that cannot be fetched leads to a sign-in that fails, and may be tried again', async () => {
    createSdk.mockImplementation(() => {
      throw new Error('chunk is gone');
    });
    const { auth, told } = openTab();
    await waitFor(() => expect(told).toEqual(['unknown', 'signedOut']));
    await expect(auth.signIn('/')).rejects.toThrow('chunk is gone');
    const signIn = vi.fn<AuthService['signIn']>(() => Promise.resolve());
    sdkWith({ signIn });
    await auth.signIn('/');
    expect(signIn).toHaveBeenCalledOnce();
  });

  it('whoever no longer listens is told nothing', async () => {
    sdkWith({});
    const { auth, told, stop } = openTab();
    stop();
    await auth.user();
    expect(told).toEqual(['unknown']);
  });
});
