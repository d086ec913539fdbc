import { expect, signInAt, test } from './fixtures';
import { testProvider, user } from './otherProvider';

test.use({ identityKind: 'entra' });

testProvider('entra');

test('entra: the user comes from the ID token, because user info is on another origin', async ({ page, sandbox }) => {
  const discovery = await fetch(`${sandbox}/contoso/v2.0/.well-known/openid-configuration`);
  const document = (await discovery.json()) as Record<string, string>;
  expect(new URL(document['userinfo_endpoint'] ?? '').origin).not.toBe(sandbox);
  // The SDK would refuse PKCE.
  expect(document).not.toHaveProperty('code_challenge_methods_supported');

  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await signInAt(page, '/7100101/history');
  await expect(user(page)).toBeVisible();
  // The lookup of the employee has the user's id.
  await expect(page.getByText('Internal employee', { exact: true })).toBeVisible();
  expect(asked.filter((url) => url.includes('userinfo'))).toEqual([]);
});

test('entra: a sign-out sends the tokens nowhere, because the provider names no address for that', async ({
  page,
  sandbox,
}) => {
  await signInAt(page, '/7100101/history');
  await expect(user(page)).toBeVisible();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(`${sandbox}/contoso/`)) posts.push(request.url());
  });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Rita Ibarra' })).toBeVisible();
  expect(posts.filter((url) => /revoke/.test(url))).toEqual([]);
});
