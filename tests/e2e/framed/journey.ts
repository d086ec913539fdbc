import { watchViolations } from '@tests/e2e/security/watch';
import { expect, holdTime, passTime, test } from '@tests/e2e/fixtures';
import type { IdentityKind } from '@sandbox/oidc/shapes';
import { heading, messagesOf, openParent, signInByWindow, typesOf } from './framedApp';

/** The main task in the frame of the origination system. */
export function testFramedJourney(kind: IdentityKind): void {
  test(`${kind}: signs in in a window of its own, orders in the frame, and reports it to the parent`, async ({
    page,
    context,
    parent,
    sandbox,
  }) => {
    const violations = await watchViolations(context);
    const app = await openParent(page, parent);
    await expect(heading(app, 'Sign in')).toBeVisible();
    await expect.poll(() => typesOf(page)).toEqual(['ready', 'signInNeeded']);
    await signInByWindow(page);

    await expect(heading(app, 'Request')).toBeVisible();
    await app.getByRole('button', { name: 'Set all to New' }).click();
    await app.getByRole('checkbox', { name: /has authorized this credit pull/ }).check();
    await holdTime(sandbox);
    await app.getByRole('button', { name: 'Submit for AUS' }).click();
    await expect(heading(app, 'Selection')).toBeVisible();
    await expect.poll(() => typesOf(page)).toEqual(['ready', 'signInNeeded', 'loanOpened', 'orderPlaced']);
    const [, , opened, placed] = await messagesOf(page);
    expect(opened).toEqual({ protocol: 'aus-companion', version: 1, type: 'loanOpened', loanId: '7100101' });
    expect(placed).toEqual({
      protocol: 'aus-companion',
      version: 1,
      type: 'orderPlaced',
      loanId: '7100101',
      requestIds: [expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)],
    });
    await passTime(sandbox, 30);
    await expect(app.getByText('Recommended', { exact: true })).toBeVisible();
    expect(violations).toEqual([]);
  });
}
