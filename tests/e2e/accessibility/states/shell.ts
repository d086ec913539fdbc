import { deploy } from '@tests/e2e/deploy';
import { openAs } from '@tests/e2e/fixtures';
import { press, see, seeDialog } from '@tests/e2e/accessibility/visit';
import { fail, history, type Walk } from '@tests/e2e/accessibility/walk';

export const shellStates: Walk = {
  title: 'everything around the three areas',
  states: [
    {
      name: 'a configuration that cannot be used',
      shows: ['DeploymentError'],
      reach: async ({ page, allow }) => {
        allow(/status of 404/);
        await page.route('**/config.json', (route) => route.fulfill({ status: 404 }), { times: 1 });
        await page.goto('/7100101');
        await see(page, 'Deployment Error!');
      },
    },
    {
      name: 'a sign-in service that cannot be reached',
      shows: ['SignInGate'],
      reach: async ({ page, allow }) => {
        allow(/Failed to load resource/);
        const discovery = '**/.well-known/openid-configuration';
        await page.route(discovery, (route) => route.abort());
        await page.goto('/7100101/history');
        await see(page, 'The sign-in service cannot be reached.');
        await page.unroute(discovery);
      },
    },
    {
      name: 'an answer of the sign-in service that cannot be used',
      shows: ['callbackPage'],
      reach: async ({ page }) => {
        await page.goto('/implicit/callback?error=access_denied&error_description=Not+for+you&state=x');
        await see(page, 'Signing in did not work');
      },
    },
    {
      name: 'an address that does not exist',
      shows: ['NotFoundPage'],
      reach: async ({ page }) => {
        await page.goto('/notfound/');
        await see(page, 'Page Not Found');
      },
    },
    {
      name: 'no loan',
      shows: ['HomePage'],
      reach: async ({ page }) => {
        await openAs(page, '/');
        await see(page, 'No loan is open');
      },
    },
    {
      name: 'settings',
      shows: ['SettingsDialog'],
      reach: async ({ page }) => {
        await press(page, 'Settings');
        await seeDialog(page, 'Settings');
      },
    },
    {
      name: 'the keyboard shortcuts',
      shows: ['ShortcutsDialog'],
      reach: async ({ page }) => {
        await page.keyboard.press('Escape');
        await press(page, 'Shortcuts');
        await seeDialog(page, 'Keyboard shortcuts');
      },
    },
    {
      name: 'entries that a sign-out would lose',
      shows: ['LeaveDialog'],
      reach: async ({ page }) => {
        await openAs(page, '/7100101/request');
        await page.getByLabel('Note for the file').fill('Second try');
        await press(page, 'Sign out');
        await seeDialog(page, 'Your entries will be lost');
        page.once('dialog', (dialog) => void dialog.accept());
      },
    },
    {
      name: 'a loan that the service does not know',
      shows: ['LoanNotFound'],
      reach: async ({ page, allow }) => {
        allow(/status of 40[04]/);
        await openAs(page, '/9999999/request');
        await see(page, 'Loan 9999999 was not found');
      },
    },
    {
      name: 'a service that is down',
      shows: ['LoanScreen'],
      reach: async (visit) => {
        await fail(visit, '*', '7100103');
        await openAs(visit.page, '/7100103/request');
        await see(visit.page, 'This loan could not be loaded.');
      },
    },
    {
      name: 'a menu that could not be read',
      shows: [],
      reach: async (visit) => {
        await fail(visit, 'menu1008', '7100117');
        await history(visit, '7100117');
        await see(visit.page, 'could not provide the 1008 menu');
      },
    },
    {
      name: 'the connection lost',
      shows: ['RecoveryNotices'],
      reach: async ({ page }) => {
        // A test may answer it in place of the host, which is out of reach.
        await page.route('**/config.json', (route) => route.abort());
        await page.context().setOffline(true);
        await see(page, 'Connection lost');
        await page.unroute('**/config.json');
      },
    },
    {
      name: 'a screen that could not be loaded',
      shows: ['ScreenFailed'],
      reach: async ({ page, allow }) => {
        allow(/Failed to (load resource|fetch dynamically)/);
        await page.context().setOffline(false);
        await page.route('**/selectionArea*', (route) => route.abort());
        await page.goto('/7100113/history');
        await page.getByRole('link', { name: 'Selection' }).click();
        await see(page, 'This screen could not be shown.');
      },
    },
    {
      name: 'a new version, which does not reload over what was entered',
      shows: ['RecoveryNotices'],
      reach: async ({ page }) => {
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
      },
    },
    {
      name: 'a clock that is wrong',
      shows: ['SessionEnd'],
      reach: async ({ page }) => {
        const message = 'Error: The JWT was issued in the future';
        await page.evaluate((text) => void window.dispatchEvent(new ErrorEvent('error', { message: text })), message);
        await seeDialog(page, 'Check your clock');
      },
    },
    {
      name: 'the end of the session',
      shows: ['SessionEnd'],
      reach: async ({ page, allow }) => {
        allow(/status of 401/);
        await deploy(page, { SESSION_MODAL_COUNTDOWN_TIMER: 600 });
        await page.goto('/7100191/history');
        await seeDialog(page, 'Session ended');
      },
    },
    {
      name: 'an unexpected error with its tracking number',
      shows: ['SessionEnd'],
      reach: async ({ page, allow }) => {
        allow(/status of 500/);
        await page.goto('/7100190/history');
        await seeDialog(page, 'Unexpected error');
      },
    },
  ],
};
