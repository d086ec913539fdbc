import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthService, SdkAuthService, SignInState } from '@/identity/auth';
import { createIdentity, type CreateSdkIdentity } from '@/identity/identity';
import { afterTest } from '@tests/support/cleanups';
import { fakeIdentity } from '@tests/support/fakeIdentity';
import { testConfig } from '@tests/support/testConfig';

/** Fetches the SDK: these tests are about whether and when that happens. */
const importSdk = vi.fn<() => Promise<CreateSdkIdentity>>();

const sdkWith = ({ revoke = () => Promise.resolve(), ...auth }: Partial<SdkAuthService>) =>
  importSdk.mockResolvedValue(() => {
    const identity = fakeIdentity('rita.ibarra', auth);
    return { ...identity, auth: { ...identity.auth, revoke } };
  });

function storeTokens(expiresIn: number): void {
  const expiresAt = Date.now() / 1000 + expiresIn;
  const tokens = { accessToken: { accessToken: 'stored', expiresAt }, idToken: { expiresAt } };
  localStorage.setItem('okta-token-storage', JSON.stringify(tokens));
}

/** Opens a tab and records its sign-in states in order. */
function openTab() {
  const { auth } = createIdentity(testConfig().OKTA_CONFIG, vi.fn(), importSdk);
  const states: SignInState[] = [];
  const stop = auth.watch((state) => states.push(state));
  afterTest(stop);
  return { auth, states, stop };
}

beforeEach(() => void importSdk.mockReset());

describe('next to a signed-in tab', () => {
  beforeEach(() => storeTokens(3600));

  it('a tab is signed in at once, and sends calls, without the SDK', async () => {
    const { auth, states } = openTab();
    expect(states).toEqual(['signedIn']);
    expect(await auth.accessToken()).toBe('stored');
    expect(importSdk).not.toHaveBeenCalled();
  });

  it('the SDK loads to look up the user, once, and reports what happens from then on', async () => {
    let changeState: (state: SignInState) => void = () => undefined;
    sdkWith({
      watch: (listener) => {
        changeState = listener;
        listener('unknown');
        return () => undefined;
      },
    });
    const { auth, states } = openTab();
    expect(await auth.user()).toEqual({ id: 'rita.ibarra', displayName: 'Rita Ibarra' });
    await auth.user();
    expect(importSdk).toHaveBeenCalledOnce();
    changeState('signedOut');
    expect(states).toEqual(['signedIn', 'signedOut']);
  });

  it('the SDK renews a token that has expired since', async () => {
    sdkWith({ accessToken: () => Promise.resolve('renewed') });
    const { auth } = openTab();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    expect(await auth.accessToken()).toBe('renewed');
  });
});

describe('the end of a sign-in', () => {
  beforeEach(() => storeTokens(3600));

  it('leaves no token to a tab whose tokens would be another person’s, whatever another tab stores', async () => {
    let tell: (state: SignInState) => void = () => undefined;
    const accessToken = vi.fn(() => Promise.resolve('another person’s'));
    sdkWith({
      accessToken,
      watch: (listener) => {
        tell = listener;
        return () => undefined;
      },
    });
    const { auth, states } = openTab();
    await auth.user();
    tell('otherPerson');
    tell('signedOut');
    expect(states).toEqual(['signedIn', 'otherPerson']);
    storeTokens(3600);
    expect(await auth.accessToken()).toBeUndefined();
    expect(accessToken).not.toHaveBeenCalled();
  });

  it.each(['otherPerson', 'signedOutElsewhere'] as const)('leaves no tokens for a new tab: %s', async (end) => {
    let tell: (state: SignInState) => void = () => undefined;
    sdkWith({
      watch: (listener) => {
        tell = listener;
        return () => undefined;
      },
    });
    const { auth } = openTab();
    await auth.user();
    expect(await auth.accessToken()).toBe('stored');
    tell(end);
    expect(localStorage.getItem('okta-token-storage')).toBeNull();
  });

  it('leaves no tokens for a new tab while it signs out', () => {
    sdkWith({ signOut: () => new Promise<boolean>(() => undefined) });
    const { auth } = openTab();
    void auth.signOut();
    expect(localStorage.getItem('okta-token-storage')).toBeNull();
  });

  it('is announced to the other tabs, which revoke their own tokens; the tab itself goes on to sign out', async () => {
    const revoke = vi.fn(() => Promise.resolve());
    sdkWith({ revoke });
    const [first, second] = [openTab(), openTab()];
    await first.auth.signOut();
    await waitFor(() => expect(second.states).toEqual(['signedIn', 'signedOutElsewhere']));
    expect(await second.auth.accessToken()).toBeUndefined();
    await waitFor(() => expect(revoke).toHaveBeenCalledOnce());
    expect(first.states).not.toContain('signedOutElsewhere');
  });
});

describe('without a token', () => {
  it('the state is unknown until the SDK has loaded, which starts at once', async () => {
    sdkWith({});
    const { states } = openTab();
    expect(states).toEqual(['unknown']);
    await waitFor(() => expect(states).toEqual(['unknown', 'signedIn']));
  });

  it('an SDK that fails to load fails the sign-in, which can be retried', async () => {
    importSdk.mockRejectedValue(new Error('chunk is gone'));
    const { auth, states } = openTab();
    await waitFor(() => expect(states).toEqual(['unknown', 'signedOut']));
    await expect(auth.signIn('/')).rejects.toThrow('chunk is gone');
    const signIn = vi.fn<AuthService['signIn']>(() => Promise.resolve());
    sdkWith({ signIn });
    await auth.signIn('/');
    expect(signIn).toHaveBeenCalledOnce();
  });

  it('a removed listener receives nothing', async () => {
    sdkWith({});
    const { auth, states, stop } = openTab();
    stop();
    await auth.user();
    expect(states).toEqual(['unknown']);
  });
});
