import type { Page } from '@playwright/test';
import { expect, openAs, test } from './fixtures';
import { openHistory } from './history/screen';
import { expectNoSidewaysScroll } from './measure';

const AMOUNTS =
  /"(baseLoanAmount|purchasePrice|appraisedValue|totalIncome|totalPayments|totalProposedHousing|fundsToVerify|reservesMonths|conditionCount|dti|ltv|cltv|interestRate|qualifyingRate|submissionNumber|submissionCount|messageCount|balance)":-?[\d.]+/g;
const TEXTS =
  /"(borrowerName|lastname|productName|productMoniker|loanStage|submittedBy|creditAgencyName|vendorName|verificationType|verificationSystem|comment|note|error|status|statusText|recommendation|purchaseEligibility|overriddenBy|street|city|casefileId|auLoanIdentifier|caseFileIdentifier|referenceNumber|previousReportReferenceNumber|scoreModel|state|zip|residencyType|purposeType|appraisalWaiverType|appraisalWaiverText|message|text|messageCode)":"([^"]+)"/g;

/** Lets all responses have amounts, or words, of a size that no loan has. */
const deliver = (page: Page, change: (body: string) => string) =>
  page.route(/\/(aus|application|common|org)\//, async (route) => {
    const response = await route.fetch();
    if (!/json/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response });
    return route.fulfill({ response, body: change(await response.text()) });
  });

const CHANGES = [
  ['amounts of 1e308', (body: string) => body.replace(AMOUNTS, '"$1":1e308')],
  [
    'words of 3,000 characters',
    (body: string) => body.replace(TEXTS, (_, name: string) => `"${name}":"${'W'.repeat(3_000)}"`),
  ],
] as const;

/** Below 1366 px, a phone's page has only its own width. */
for (const width of [1366, 375])
  for (const [what, change] of CHANGES)
    test(`at ${width} px, ${what} make no page wider`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 768 });
      await deliver(page, change);
      const settled = () => expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await openAs(page, '/7100120/request');
      await settled();
      await expectNoSidewaysScroll(page, 'Request');
      await openAs(page, '/7100116/selection');
      await settled();
      await expectNoSidewaysScroll(page, 'Selection');
      await page.getByRole('button', { name: 'File page' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByText('Loading what is missing')).toHaveCount(0);
      await expectNoSidewaysScroll(page, 'the file page');
      await openHistory(page, '7100120/history');
      await page.getByRole('button', { name: 'Expand all' }).click();
      await expect(page.getByText('Credit Details').first()).toBeVisible();
      await expectNoSidewaysScroll(page, 'History');
    });
