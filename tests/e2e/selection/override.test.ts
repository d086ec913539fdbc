import type { BrowserContext, Page } from '@playwright/test';
import { expect, plantFault, takesFocus, test } from '@tests/e2e/fixtures';
import { hold } from '@tests/e2e/hold';
import { card, choice, openSelection, overrideLog } from './screen';

const OVERRIDE = '**/multi-aus-override-selection';
const SELECTIONS = '**/multi-aus-submit/*/selections';

const save = (page: Page) => page.getByRole('button', { name: 'Save selection' });
const reason = (page: Page) => page.getByRole('combobox', { name: /^Reason/ });

/** Loan 7100120: LPA is recommended, nothing is locked, no waiver is at stake. */
async function chooseDu(page: Page): Promise<void> {
  await openSelection(page, '7100120');
  await choice(page, 'DU').check();
  await reason(page).selectOption('Better pricing');
}

/** The bodies of the selections that leave, pre-flights aside. */
function watchSent(context: BrowserContext): () => unknown[] {
  const bodies: unknown[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/multi-aus-override-selection') && request.method() === 'POST')
      bodies.push(request.postDataJSON());
  });
  return () => bodies;
}

/** The next selection that is saved meets a status, of which the browser says a line of its own. */
async function failOnce(sandbox: string, console: { allow: (line: RegExp) => void }, status: number): Promise<void> {
  console.allow(new RegExp(`status of ${status}`));
  await plantFault(sandbox, { call: 'overrideSelection', kind: 'status', status, times: 1 });
}

test('another result with its reason and comment, and back again, by the keyboard', async ({ page, context }) => {
  const sent = watchSent(context);
  await openSelection(page, '7100120');
  await choice(page, 'LPA').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(choice(page, 'DU')).toBeChecked();
  await expect(choice(page, 'DU')).toBeFocused();
  await expect(save(page)).toBeInViewport({ ratio: 1 });
  await expect(choice(page, 'DU')).toBeInViewport({ ratio: 1 });
  await reason(page).selectOption('Other');
  await save(page).press('Enter');
  const comment = page.getByRole('textbox', { name: /^Comment/ });
  await expect(comment).toBeFocused();
  await expect(comment).toHaveAccessibleDescription('This reason needs a comment.');
  await page.keyboard.type('Branch manager asked for it.');
  await page.keyboard.press('Enter');

  await expect(page.getByText('DU is now the selected result.')).toBeVisible();
  await expect(card(page, 'DU')).toContainText('Selected (override)');
  await expect(choice(page, 'DU')).toBeFocused();
  await expect(overrideLog(page)).toContainText('Rita IbarraLPADUOtherBranch manager asked for it.');
  expect(sent()).toMatchObject([
    {
      loanId: '7100120',
      selectedAusRequestTypeId: 2,
      overrideReason: 'Other',
      comment: 'Branch manager asked for it.',
    },
  ]);

  await page.reload();
  await expect(card(page, 'DU')).toContainText('Selected (override)');
  await choice(page, 'LPA').check();
  await save(page).click();
  await expect(page.getByText('LPA is now the selected result.')).toBeVisible();
  await expect(overrideLog(page).getByRole('row')).toHaveCount(1 + 2);
  expect(sent()).toHaveLength(2);
});

test.describe('relief that arrives late', () => {
  /** Opens the form while relief is still on its way. */
  async function chooseEarly(page: Page, context: BrowserContext) {
    const answer = await hold(context, '**/rep-n-warrant');
    await chooseDu(page);
    await reason(page).focus();
    const height = () => card(page, 'DU').evaluate(({ clientHeight }) => clientHeight);
    const before = await height();
    return async () => {
      answer();
      await expect(page.getByRole('button', { name: /^Messages .*relief$/ })).toHaveCount(2 * 4);
      expect(await height()).toBeGreaterThan(before);
    };
  }

  test('pushes neither the open form nor what has the focus out of sight', async ({ page, context }) => {
    const letArrive = await chooseEarly(page, context);
    await letArrive();
    await expect(reason(page)).toBeFocused();
    await expect(reason(page)).toBeInViewport({ ratio: 1 });
    await expect(save(page)).toBeInViewport({ ratio: 1 });
  });

  test('is no scrolling away, though it grows in the very moment of a scroll', async ({ page }) => {
    await chooseDu(page);
    await reason(page).focus();
    await card(page, 'DU').evaluate((element) => {
      window.scrollBy(0, -1);
      element.style.paddingBottom = '600px';
    });
    await expect(reason(page)).toBeInViewport({ ratio: 1 });
    await expect(save(page)).toBeInViewport({ ratio: 1 });
  });

  for (const [how, selector] of [
    ['scrolls away', null],
    ['goes to something else', '#main :is(a, button)'],
  ] as const)
    test(`leaves who ${how} in the very moment it grows where they are`, async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 600 });
      await chooseDu(page);
      await reason(page).focus();
      await expect(save(page)).toBeInViewport({ ratio: 1 });
      await card(page, 'DU').evaluate(async (element, goal) => {
        element.style.paddingBottom = '600px';
        if (goal === null) window.scrollTo(0, 0);
        else document.querySelector<HTMLElement>(goal)?.focus();
        // In the first frame the scroll is told, and then the growth; in the second both have been answered.
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      }, selector);
      await expect(save(page)).not.toBeInViewport();
    });

  test('leaves who has scrolled away where they are', async ({ page, context }) => {
    await page.setViewportSize({ width: 1366, height: 600 });
    const letArrive = await chooseEarly(page, context);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('scroll', resolve, { once: true });
          window.scrollTo(0, 0);
        }),
    );
    await letArrive();
    await expect(save(page)).not.toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('a choice against the lock is asked about first', async ({ page, context }) => {
  const sent = watchSent(context);
  await openSelection(page, '7100116');
  await choice(page, 'LPA').check();
  await reason(page).selectOption('Investor or locked program requires it');
  await save(page).click();
  await expect(page.getByText('LPA is now the selected result.')).toBeVisible();
  await expect(page.getByText('Loan is locked to LP.')).toHaveCount(0);

  await choice(page, 'DU').check();
  await save(page).click();
  const question = page.getByRole('alertdialog', { name: 'Use DU?' });
  await expect(question).toContainText('Loan is locked to LP. Using DU may re-price the loan.');
  await takesFocus(question);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(card(page, 'LPA')).toContainText('Selected (override)');
  expect(sent()).toHaveLength(1);

  await save(page).click();
  await question.getByRole('button', { name: 'Use DU' }).click();
  await expect(page.getByText('DU is now the selected result.')).toBeVisible();
  await expect(overrideLog(page).getByRole('row')).toHaveCount(1 + 5);
});

test('an answer that is lost is read back before anything is said', async ({ page, context, silentConsole }) => {
  silentConsole.allow(/ERR_CONNECTION_RESET/);
  const sent = watchSent(context);
  await chooseDu(page);
  await context.route(OVERRIDE, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  const answer = await hold(context, SELECTIONS);
  await save(page).click();
  await expect(page.getByText('The answer was lost. Checking whether the selection was saved…')).toBeVisible();
  await expect(page.getByText(/is now the selected result|was not saved/)).toHaveCount(0);
  answer();
  await expect(page.getByText('DU is now the selected result.')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

for (const [status, said] of [
  [400, 'The service refused the selection: Failed on purpose with 400.'],
  [403, 'The service does not allow you to change this selection.'],
] as const) {
  test(`refused with ${status}: the tick goes back, and what was entered stays`, async ({
    page,
    context,
    sandbox,
    silentConsole,
  }) => {
    const sent = watchSent(context);
    await chooseDu(page);
    await failOnce(sandbox, silentConsole, status);
    await save(page).click();
    await expect(page.getByText(said)).toBeVisible();
    await expect(card(page, 'LPA')).toContainText('Auto-selected');
    await expect(reason(page)).toHaveValue('2');
    await save(page).click();
    await expect(page.getByText('DU is now the selected result.')).toBeVisible();
    expect(sent()).toHaveLength(2);
  });
}

for (const status of [409, 500]) {
  test(`a ${status} says nothing either way: the results do, read three times`, async ({
    page,
    context,
    sandbox,
    silentConsole,
  }) => {
    const sent = watchSent(context);
    await page.clock.install();
    await chooseDu(page);
    await failOnce(sandbox, silentConsole, status);
    let reads = 0;
    page.on('response', (response) => {
      if (response.url().endsWith('/selections')) reads += 1;
    });
    const before = reads;
    await save(page).click();
    for (const [index, wait] of [0, 2_000, 4_000].entries()) {
      await page.clock.runFor(wait);
      await expect.poll(() => reads - before).toBeGreaterThan(index);
    }
    await expect(page.getByText('The selection was not saved. What you entered is still here.')).toBeVisible();
    await expect(card(page, 'LPA')).toContainText('Auto-selected');
    await expect(page.getByRole('alertdialog')).toHaveCount(status === 500 ? 1 : 0);
    expect(sent()).toHaveLength(1);
  });
}
