import { deploy } from './deploy';
import { expect, signInAt, test } from './fixtures';
import { expire, stored, testProvider, user, watchBearers } from './otherProvider';

test.use({ identityKind: 'keycloak' });

testProvider('keycloak');

test('keycloak: every sign-in names the audience, without which the provider refuses', async ({ page }) => {
  const audiences: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/auth')) audiences.push(searchParams.get('audience'));
  });
  await signInAt(page, '/7100101/history');
  await expect(user(page)).toBeVisible();
  // The provider has a session now.
  await page.reload();
  await expect(user(page)).toBeVisible();
  expect(audiences).toEqual(['https://api.lender.test', 'https://api.lender.test']);

  await deploy(page, { OKTA_CONFIG: { AUTHORIZE_PARAMS: {} } });
  await page.goto('/7100101/history');
  await expect(page.getByText('the audience is missing')).toBeVisible();
});

test('keycloak: a discovery document of another issuer is refused', async ({ page }) => {
  await page.route('**/.well-known/openid-configuration', async (route) => {
    const document = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...document, issuer: 'https://evil.test' } });
  });
  await page.goto('/7100101/history');
  await expect(page.getByText('The sign-in service cannot be reached.')).toBeVisible();
  await expect(page).toHaveURL('/7100101/history');
});

/** A call that the lender answers more than a second after the sign-out. */
const LATE = /status of 401/;

// @spec SES-2
test('keycloak: configured endpoints need no discovery', async ({ page, sandbox, silentConsole }) => {
  silentConsole.allow(LATE);
  const base = `${sandbox}/realms/lender/protocol/openid-connect`;
  const ENDPOINTS = {
    AUTHORIZE: `${base}/auth`,
    TOKEN: `${base}/token`,
    USER_INFO: `${base}/userinfo`,
    LOGOUT: `${base}/logout`,
    KEYS: `${base}/certs`,
    REVOKE: `${base}/revoke`,
  };
  await deploy(page, { OKTA_CONFIG: { DISCOVERY: false, ENDPOINTS } });
  const asked = new Set<string>();
  page.on('request', (request) => void asked.add(request.url().replace(/\?.*/, '')));
  await signInAt(page, '/7100101/history');
  await expect(user(page)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Rita Ibarra' })).toBeVisible();
  expect([...asked]).toEqual(expect.arrayContaining(Object.values(ENDPOINTS)));
  expect([...asked].filter((url) => url.includes('.well-known'))).toEqual([]);
});

test('keycloak: after a sign-out neither the token nor the refresh token is good any more', async ({
  page,
  sandbox,
  silentConsole,
}) => {
  silentConsole.allow(LATE);
  const bearers = new Set<string>();
  page.on('request', (request) => {
    const { authorization } = request.headers();
    if (request.url().startsWith(`${sandbox}/api/`) && authorization !== undefined) bearers.add(authorization);
  });
  await signInAt(page, '/7100101/history');
  await expect(user(page)).toBeVisible();
  const revoked: Record<string, string> = {};
  page.on('request', (request) => {
    if (!request.url().endsWith('/revoke')) return;
    const form = new URLSearchParams(request.postData() ?? '');
    revoked[form.get('token_type_hint') ?? ''] = form.get('token') ?? '';
  });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Rita Ibarra' })).toBeVisible();
  const [authorization = ''] = bearers;
  expect(authorization).toBe(`Bearer ${revoked['access_token']}`);
  const ask = () => fetch(`${sandbox}/api/org/employee/rita.ibarra`, { headers: { authorization } });
  await expect.poll(async () => (await ask()).status).toBe(401);
  const again = await fetch(`${sandbox}/realms/lender/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: 'aus-companion-sandbox',
      refresh_token: revoked['refresh_token'] ?? '',
    }),
  });
  expect(await again.json()).toMatchObject({ error: 'invalid_grant' });
});

test('keycloak: without a sign-out address, tokens are revoked, other tabs end, and the tab leaves for the pipeline', async ({
  page,
  context,
  sandbox,
  silentConsole,
}) => {
  silentConsole.allow(LATE);
  await deploy(context, { SESSION_MODAL_COUNTDOWN_TIMER: 600 });
  await context.route('**/.well-known/openid-configuration', async (route) => {
    const document = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...document, end_session_endpoint: undefined } });
  });
  await signInAt(page, '/7100101/history');
  await expect(user(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/7100116/history');
  await expect(user(other)).toBeVisible();
  const revoked = page.waitForRequest((request) => request.url().endsWith('/revoke'));
  await page.getByRole('button', { name: 'Sign out' }).click();
  await revoked;
  await expect(page).toHaveURL(`${sandbox}/los/`);
  await expect(other.getByRole('alertdialog')).toContainText('You signed out in another tab');
});

test('keycloak: a refresh token that the app did not ask for is dropped', async ({ page }) => {
  await deploy(page, { OKTA_CONFIG: { REFRESH_TOKENS: false } });
  const answer = page.waitForResponse((response) => response.url().endsWith('/token'));
  await signInAt(page, '/7100101/history');
  await expect(user(page)).toBeVisible();
  expect(await (await answer).json()).toHaveProperty('refresh_token');
  expect(await stored(page)).toContain('accessToken');
  expect(await stored(page)).not.toContain('refreshToken');
});

test('keycloak: without refresh tokens the sign-in ends with its token, without a hidden frame', async ({
  page,
  context,
  sandbox,
}) => {
  await deploy(context, { OKTA_CONFIG: { REFRESH_TOKENS: false }, SESSION_MODAL_COUNTDOWN_TIMER: 600 });
  const frames: string[] = [];
  page.on('frameattached', (frame) => void frames.push(frame.url()));
  const sent = watchBearers(page, sandbox);
  await page.clock.install();
  await signInAt(page, '/7100101/history');
  await expect(user(page)).toBeVisible();
  await expire(page);
  await expect(page.getByRole('alertdialog')).toContainText('User session has timed out.');
  expect(frames).toEqual([]);
  expect(sent.size).toBe(1);
});

test('keycloak: a tab keeps its person, whoever signs in beside it', async ({ page, context, sandbox }) => {
  await deploy(context, { OKTA_CONFIG: { MAX_CLOCK_SKEW_S: 3600 }, SESSION_MODAL_COUNTDOWN_TIMER: 600 });
  const sent = watchBearers(page, sandbox);
  await page.clock.install();
  await signInAt(page, '/7100101/history');
  await expect(user(page)).toBeVisible();
  await fetch(`${sandbox}/control/person/sam.lindqvist`, { method: 'POST' });
  const other = await context.newPage();
  const sentBeside = watchBearers(other, sandbox);
  await other.goto('/7100116/history');
  await expect(user(other, 'Sam Lindqvist')).toBeVisible();

  const renewed = page.waitForResponse(
    (response) => response.url().endsWith('/token') && response.request().method() === 'POST',
  );
  await expire(page, other);
  const { id_token: idToken } = (await (await renewed).json()) as { id_token: string };
  const claims = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
  expect(JSON.parse(claims)).toMatchObject({ sub: 'rita.ibarra' });
  await expect.poll(() => [sent.size, sentBeside.size]).toEqual([2, 2]);
  await expect(user(other, 'Sam Lindqvist')).toBeVisible();
});
