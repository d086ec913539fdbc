import type { BrowserContext, Page } from '@playwright/test';
import { deploy } from '@tests/e2e/deploy';
import { expect, openAs, readDocument, takesFocus, test } from '@tests/e2e/fixtures';
import { complete, openRequest, placeOrder } from '@tests/e2e/request/requestScreen';
import { choice, openSelection } from '@tests/e2e/selection/screen';

/** Records each request to the API or for the configuration as a line of the specification. */
function watchWire(context: BrowserContext, apiUrl: string): () => string[] {
  const lines = new Set<string>();
  context.on('request', (request) => {
    const url = request.url();
    if (request.method() === 'OPTIONS') return;
    const { authorization = '', ...headers } = request.headers();
    const mark = ('loanid' in headers ? ' (LoanId)' : '') + (authorization.startsWith('Bearer ') ? '' : ' (no token)');
    if (url.startsWith(`${apiUrl}/`)) lines.add(`${request.method()} ${url.slice(apiUrl.length)}${mark}`);
    if (url.endsWith('/config.json')) lines.add(`${request.method()} config.json`);
  });
  return () => [...lines];
}

/**
 * Converts a line of the specification to a pattern. The gateway's form has '/origination' in front and repeats the
 * area.
 */
function patternOf(line: string, isGateway: boolean): RegExp {
  const [method = '', path = '', ...mark] = line.split(' ');
  const [, area = ''] = path.split('/');
  const sent = isGateway && path.startsWith('/') ? `/origination/${area}${path}` : path;
  const literal = [method, sent, ...mark].join(' ').replaceAll(/[.()]/g, '\\$&');
  return new RegExp(`^${literal.replaceAll(/([\w-]+)\/\{\w+\}/g, valueAfter)}$`);
}

/** Each kind of id has its own form, so that the test notices two that change places. */
const valueAfter = (_: string, segment: string): string =>
  `${segment}/${VALUES[segment] ?? `(no value of ${segment} is known)`}`;

const LOAN = '71\\d{5}';
const RESPONSE = '7\\d{7}';
const RELIEF_TYPE = '[1-4]';

/** The values of the sandbox by the segment before them. A run has 6 digits, a request of it 7, a response 8. */
const VALUES: Readonly<Record<string, string>> = {
  loan: LOAN,
  loans: LOAN,
  'business-channels': '(?:2|3|6|-2)',
  'request-type': '(?:2|3|999)',
  'request-types': '[1-3]',
  'multi-aus-submit': '\\d{6}',
  requests: '(?!71)\\d{7}',
  response: RESPONSE,
  responses: RESPONSE,
  'rep-n-warrant-type': RELIEF_TYPE,
  repnwarranttypes: RELIEF_TYPE,
  borrowers: '(?!71)\\d{5}',
  verificationSystems: '[A-Z][A-Za-z]+',
  employee: 'rita\\.ibarra',
  'borrower-acknowledgement-for-credit-pull': '(?:true|false)',
};

/** Uses the app until it has made every call. */
async function makeEveryCall(page: Page): Promise<void> {
  await openAs(page, '/7100120?navigate=true');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await openSelection(page, '7100120');
  await page.getByRole('button', { name: /^Messages.* about DU income relief$/ }).click();
  const relief = page.getByRole('dialog', { name: 'DU: Income relief' });
  await expect(relief.getByRole('table').first()).toBeVisible();
  await takesFocus(relief);
  await page.keyboard.press('Escape');
  await choice(page, 'DU').check();
  await page.getByRole('combobox', { name: /^Reason/ }).selectOption('Better pricing');
  await page.getByRole('button', { name: 'Save selection' }).click();
  await expect(page.getByText('DU is now the selected result.')).toBeVisible();

  await openAs(page, '/7100113/history');
  await readDocument(page, page.getByRole('button', { name: /^Findings PDF of request \d+, DU/ }).first());
  const saved = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download raw request/ })
    .first()
    .click();
  await saved;

  await openRequest(page, '7100101');
  await page.getByRole('button', { name: /details: Assets of Maren Okafor$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Maren Okafor: BalanceTrail' })).toContainText('Cottonwood Savings');
  await page.keyboard.press('Escape');
  await complete(page);
  await placeOrder(page);
}

for (const form of ['short', 'gateway']) {
  // @spec API-1, API-8, API-9, API-10, API-11, API-12, API-13, API-14, API-15, API-16, API-17, API-18, API-19, API-21, API-24, API-25, API-26, API-28, API-29, API-30, API-31, API-32, API-33, API-34, API-35, API-36, APP-3, API-37, API-38, APP-20, API-4, API-5, SES-6
  test(`the app makes the specification's thirty calls in the ${form} form, and no others`, async ({
    page,
    context,
    sandbox,
  }) => {
    test.setTimeout(120_000);
    const isGateway = form === 'gateway';
    await deploy(page, { API_CONFIG: { USE_APIM: String(isGateway) } });
    const lines = watchWire(context, `${sandbox}/api`);
    await makeEveryCall(page);

    const patterns = SPECIFICATION_CALLS.map((line) => ({ line, pattern: patternOf(line, isGateway) }));
    expect(patterns).toHaveLength(30);
    const missing = () => patterns.filter(({ pattern }) => !lines().some((line) => pattern.test(line)));
    await expect.poll(() => missing().map(({ line }) => line)).toEqual([]);
    expect(lines().filter((line) => !patterns.some(({ pattern }) => pattern.test(line)))).toEqual([]);
  });
}

/**
 * The method and path of every call, and whether it sends the loan id in a header, copied by hand from the
 * specification. This list checks the contract, so it imports nothing from there.
 */
const SPECIFICATION_CALLS = `
GET /aus/multi-aus/v1/credit-agency-details-for-current-user (LoanId)
GET /aus/multi-aus/v2/business-channels/{channel}/request-types/{type}/credit-agencies (LoanId)
GET /application/loan-header/v1/loan/{id}/loan-info
GET /application/loan-info/v2/loan/{id}
GET /aus/multi-aus/v1/recommendations (LoanId)
GET /aus/multi-aus/v1/multi-aus-submit/{id}/selections (LoanId)
GET /aus/multi-aus/v1/loan/{id}/aus-request-types
GET /aus/multi-aus/v1/loan/{id}/request-type/{type}
GET /aus/multi-aus/v1/loan/{id}/aus-availability-details
GET /aus/history/v1/loans/{id}/transaction-history-details
GET /aus/history/v1/loans/{id}/transaction-history
POST /aus/multi-aus/v1/document (LoanId)
POST /aus/gse-aus/v1/underwriting/download (LoanId)
GET /common/privileges/v1/loans/{id}/multi-aus
GET /aus/multi-aus/v1/loans/{id}/recent-credit-request
GET /aus/multi-aus/v1/loans/{id}/recent-request
GET /aus/multi-aus/v2/loans/{id}/digital-verification-details
GET /aus/multi-aus/v1/loans/{loanId}/borrowers/{borrowerId}/verificationSystems/{system}/digital-verification-detail
GET /aus/multi-aus/v2/loans/{id}/request-types/{type}/borrowers
GET /aus/multi-aus/v1/loan/{id}/response/{responseId}/rep-n-warrant-type/{type}/rep-n-warrant
GET /aus/multi-aus/v1/responses/{id}/repnwarranttypes/{type}/messages (LoanId)
POST /aus/multi-aus/v1/multi-aus-request
GET /aus/multi-aus/v1/requests/{id} (LoanId)
POST /aus/multi-aus/v1/multi-aus-override-selection (LoanId)
GET /common/menu/v1/loan/{id}/1003
GET /common/menu/v1/loan/{id}/1008
GET /org/employee/{id}
GET /aus/multi-aus/v1/loans/{id}/borrower-acknowledgement-for-credit-pull-status
POST /aus/multi-aus/v1/loans/{id}/borrower-acknowledgement-for-credit-pull/{flag} (LoanId)
GET config.json
`
  .trim()
  .split('\n');
