import { expect, test } from './fixtures';
import type { User } from './user';

const LOAN = '7100101';
/** Addresses that a link may contain, and the heading of the screen they open. */
const LINKS = [
  [`/${LOAN}?navigate=true`, /^(Request|Selection|History)$/],
  [`/${LOAN}`, 'Request'],
  [`/${LOAN}/history?q=smith`, 'History'],
  ['/12a/history', 'Page Not Found'],
] as const;

const LINK = { role: 'link', name: 'Open loan 0123904471' };
const heading = (name: string | RegExp) => ({ role: 'heading', name });

/** Follows a link from the pipeline page, which is open, to the address. */
async function followLink(user: User, address: string): Promise<void> {
  await user.sees(LINK);
  await user.read((href) => {
    for (const link of document.querySelectorAll('a[href]')) link.setAttribute('href', href);
  }, address);
  await user.click(LINK);
}

async function backToPipeline(user: User, pipeline: string): Promise<void> {
  await user.back();
  await user.sees(heading('Loan pipeline'));
  expect(await user.read(() => window.location.href)).toBe(pipeline);
}

// @spec NAV-14
test('one press of Back leaves the app for the page that held the link', async ({ user, lender }, testInfo) => {
  testInfo.skip(testInfo.project.name === 'webkit', 'the driver of WebKit hangs after Back to another origin');
  const pipeline = `${lender.sandbox}/los/`;
  await user.open(pipeline);
  await followLink(user, `${lender.app}/${LOAN}/request`);
  await user.click({ role: 'button', name: /Rita Ibarra/ });
  await user.sees(heading('Request'));
  // The provider's page lies between. From here on, the provider knows the user, and shows none.
  await user.open(pipeline);
  for (const [address, screen] of LINKS) {
    await followLink(user, lender.app + address);
    await user.sees(heading(screen));
    await backToPipeline(user, pipeline);
  }
});
