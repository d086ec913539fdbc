import { expect, test } from '@tests/e2e/fixtures';
import { framedLaunch } from '@tests/e2e/framed/framedApp';
import { problemsOn } from './axe';
import { FRAMED_PAGES } from './framedPages';

test.use({ isFramed: true, launchOptions: framedLaunch, watchesSecrets: false });

for (const { shows, reach } of FRAMED_PAGES) {
  test(`in a frame, ${shows} has no accessibility violation in either theme`, async ({
    page,
    context,
    lender,
    parent,
    silentConsole,
  }) => {
    // The frame asks each listed parent; the browser logs that this one is another.
    silentConsole.allow(/target origin/);
    await reach({ page, context, app: lender.app, parent });
    const [, frame] = page.frames();
    expect(await problemsOn(page, frame)).toEqual([]);
  });
}
