import { deploy } from '@tests/e2e/deploy';
import { openAs } from '@tests/e2e/fixtures';
import { press, see, seeDialog } from '@tests/e2e/accessibility/visit';
import { fail, history, state, type Walk } from '@tests/e2e/accessibility/walk';

export const shellStates: Walk = {
  title: 'everything around the three areas',
  states: [
    state('a configuration that cannot be used', ['DeploymentError'], async ({ page, allow }) => {
      allow(/status of 404/);
      await page.route('**/config.json', (route) => route.fulfill({ status: 404 }), { times: 1 });
      await page.goto('/7100101');
      await see(page, 'Deployment Error!');
    }),
    state('a sign-in service that cannot be reached', ['SignInGate'], async ({ page, allow }) => {
      allow(/Failed to load resource/);
      const discovery = '**/.well-known/openid-configuration';
      await page.route(discovery, (route) => route.abort());
      await page.goto('/7100101/history');
      await see(page, 'The sign-in service cannot be reached.');
      await page.unroute(discovery);
    }),
    state('an answer of the sign-in service that cannot be used', ['callbackPage'], async ({ page }) => {
      await page.goto('/implicit/callback?error=access_denied&error_description=Not+for+you&state=x');
      await see(page, 'Signing in did not work');
    }),
    state('an address that does not exist', ['NotFoundPage'], async ({ page }) => {
      await page.goto('/notfound/');
      await see(page, 'Page Not Found');
    }),
    state('no loan', ['HomePage'], async ({ page }) => {
      await openAs(page, '/');
      await see(page, 'No loan is open');
    }),
    state('settings', ['SettingsDialog'], async ({ page }) => {
      await press(page, 'Settings');
      await seeDialog(page, 'Settings');
    }),
    state('entries that a sign-out would lose', ['LeaveDialog'], async ({ page }) => {
      await openAs(page, '/7100101/request');
      await page.getByLabel('Note for the file').fill('Second try');
      await press(page, 'Sign out');
      await seeDialog(page, 'Your entries will be lost');
      page.once('dialog', (dialog) => void dialog.accept());
    }),
    state('a loan that the service does not know', ['LoanNotFound'], async ({ page, allow }) => {
      allow(/status of 40[04]/);
      await openAs(page, '/9999999/request');
      await see(page, 'Loan 9999999 was not found');
    }),
    state('a service that is down', ['LoanScreen'], async (visit) => {
      await fail(visit, '*', '7100103');
      await openAs(visit.page, '/7100103/request');
      await see(visit.page, 'This loan could not be loaded.');
    }),
    state('a menu that could not be read', [], async (visit) => {
      await fail(visit, 'menu1008', '7100117');
      await history(visit, '7100117');
      await see(visit.page, 'could not provide the 1008 menu');
    }),
    state('the connection lost', ['RecoveryNotices'], async ({ page }) => {
      // A test may answer it in place of the host, which is out of reach.
      await page.route('**/config.json', (route) => route.abort());
      await page.context().setOffline(true);
      await see(page, 'Connection lost');
      await page.unroute('**/config.json');
    }),
    state('a screen that could not be loaded', ['ScreenFailed'], async ({ page, allow }) => {
      allow(/Failed to (load resource|fetch dynamically)/);
      await page.context().setOffline(false);
      await page.route('**/selectionArea*', (route) => route.abort());
      await page.goto('/7100113/history');
      await page.getByRole('link', { name: 'Selection' }).click();
      await see(page, 'This screen could not be shown.');
    }),
    state('a new version, which does not reload over what was entered', ['RecoveryNotices'], async ({ page }) => {
      const body = '<script src="/assets/main-next.js"></script>';
      const start = (url: URL) => url.pathname === '/';
      // The page before this one may still look for a new version, and would reload.
      await page.goto('/7100101/request');
      await page.route(start, (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.getByLabel('Note for the file').fill('Second try');
      await page.getByRole('link', { name: 'Selection' }).click();
      await see(page, 'A new version is available');
      await page.unroute(start);
      page.once('dialog', (dialog) => void dialog.accept());
    }),
    state('a clock that is wrong', ['SessionModal'], async ({ page }) => {
      const message = 'Error: The JWT was issued in the future';
      await page.evaluate((text) => void window.dispatchEvent(new ErrorEvent('error', { message: text })), message);
      await seeDialog(page, 'Check your clock');
    }),
    state('the end of the session', ['SessionModal'], async ({ page, allow }) => {
      allow(/status of 401/);
      await deploy(page, { SESSION_MODAL_COUNTDOWN_TIMER: 600 });
      await page.goto('/7100191/history');
      await seeDialog(page, 'Session ended');
    }),
    state('an unexpected error with its tracking number', ['SessionModal'], async ({ page, allow }) => {
      allow(/status of 500/);
      await page.goto('/7100190/history');
      await seeDialog(page, 'Unexpected error');
    }),
  ],
};
