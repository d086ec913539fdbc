import { expect, test } from '@tests/e2e/fixtures';
import { watchSecrets } from './secretWatch';

test.use({ watchesSecrets: false });

test('the secret watcher finds secrets wherever they are planted', async ({ context, page, lender, silentConsole }) => {
  silentConsole.allow(/./);
  const leaks = watchSecrets(context, lender);
  await context.route('**/planted/**', (route) => route.fulfill({ body: '' }));
  await context.route('https://stranger.test/**', (route) => route.fulfill({ body: '' }));
  await page.goto('/favicon.svg?of=Carvalho');
  await page.evaluate(async (sandbox) => {
    await fetch(`${sandbox}/api/planted/1`, { headers: { authorization: 'Bearer token-of-rita' } }).catch(() => null);
    await fetch(`${sandbox}/api/planted/2`, { method: 'POST', body: '{"password":"open sesame 7"}' }).catch(() => null);
    await fetch(`${sandbox}/v2/track/planted/3`, { method: 'POST', body: 'loan 7100101, 123-45-6789' }).catch(
      () => null,
    );
    await fetch(`${sandbox}/realms/lender/planted/4`, { method: 'POST', body: 'refresh_token=kept-by-rita' }).catch(
      () => null,
    );
    console.log('token-of-rita');
    sessionStorage.setItem('note', 'about Carvalho');
    localStorage.setItem('draft', 'open sesame 7, kept-by-rita');
    document.cookie = 'loan=7100101';
    document.title = 'Carvalho';
    history.replaceState({ token: 'token-of-rita' }, '');
  }, lender.sandbox);
  const other = await context.newPage();
  await other.goto('https://stranger.test/');
  expect((await leaks()).sort()).toEqual(
    [
      'https://stranger.test was asked',
      'a refresh token in: local storage',
      'a social security number in: body to the monitoring service',
      'an access token in: address bar',
      'an access token in: console',
      'a password of an agency in: local storage',
      'the id of a loan in: body to the monitoring service',
      'the id of a loan in: cookies',
      'the name of a borrower in: address bar',
      'the name of a borrower in: address to the app',
      'the name of a borrower in: session storage',
      'the name of a borrower in: title',
    ].sort(),
  );
});

for (const { what, until, found } of [
  { what: 'stays', until: null, found: ['a one-time code in: address bar'] },
  { what: 'is replaced at once', until: 300, found: [] },
])
  test(`a one-time code that ${what} in the address bar`, async ({ context, page, lender }) => {
    const leaks = watchSecrets(context, lender);
    await page.goto('/favicon.svg?code=code-of-rita');
    await page.evaluate((ms) => {
      if (ms !== null) setTimeout(() => history.replaceState(null, '', '/favicon.svg'), ms);
    }, until);
    expect(await leaks()).toEqual(found);
  });
