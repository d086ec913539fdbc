import type { Page } from '@playwright/test';
import { CORE, expect, readDocument, test } from '@tests/e2e/fixtures';
import { openHistory, save, toggles } from './screen';

const LOAN = '7100113';

interface WireItem {
  requestId: string;
  uiOnlyRequestId: string;
  ausType: number;
  ausRequestTypeId: number;
  findingsDocumentId: string;
  creditDetail: { encryptedCreditReportDocumentId: string }[];
}

/** Opens History and returns the items of the response, newest first, and the document requests. */
async function openWithWire(page: Page): Promise<{ items: WireItem[]; sent: unknown[] }> {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/(document|underwriting\/download)$/.test(request.url()))
      sent.push({ loanId: request.headers()['loanid'], body: request.postDataJSON() as unknown });
  });
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/transaction-history-details') && response.request().method() === 'GET',
  );
  await openHistory(page, `${LOAN}/history`);
  const { transactionHistories } = (await (await answer).json()) as { transactionHistories: WireItem[] };
  return { items: transactionHistories, sent };
}

const itemOf = (items: readonly WireItem[], ausType: number, ausRequestTypeId: number): WireItem => {
  const item = items.find((one) => one.ausType === ausType && one.ausRequestTypeId === ausRequestTypeId);
  if (item === undefined) throw new Error(`no item of type ${ausType} for ${ausRequestTypeId}`);
  return item;
};

// @spec APP-12, HIS-17, HIS-43, API-21, API-22, API-23, DAT-2
test(
  'request, response and raw request of a service are saved as report.xml, requested by its own id',
  CORE,
  async ({ page }) => {
    const { items, sent } = await openWithWire(page);
    const [multi, single] = [itemOf(items, 3, 2), itemOf(items, 2, 3)];
    const inRow = (kind: string, { requestId }: WireItem, service: string) =>
      page.getByRole('button', { name: new RegExp(`^${kind} of request ${requestId}, ${service}`) });
    const files = [
      await save(page, inRow('Request XML', multi, 'DU')),
      await save(page, inRow('Response XML', multi, 'DU')),
      await save(page, inRow('Download raw request', multi, 'DU')),
      await save(page, inRow('Request XML', single, 'LPA').last()),
    ];
    expect(files.map(({ name }) => name)).toEqual(Array(4).fill('report.xml'));
    for (const { text } of files) expect(text).toMatch(/^<\?xml [^>]+>\s*<(!--|[A-Z])/);
    expect(new Set(files.map(({ text }) => text)).size).toBe(4);
    const asked = (RequestId: string, requestType: string) => ({
      loanId: LOAN,
      body: { RequestId, loanId: LOAN, requestType },
    });
    expect(multi.uiOnlyRequestId).not.toBe(multi.requestId);
    expect(sent).toEqual([
      asked(multi.uiOnlyRequestId, 'Request'),
      asked(multi.uiOnlyRequestId, 'Response'),
      asked(multi.uiOnlyRequestId, 'RawRequest'),
      asked(single.requestId, 'Request'),
    ]);
  },
);

// @spec HIS-18, HIS-32, API-20, HIS-22
test(
  'findings and credit reports open in their own windows, also for an error without text',
  CORE,
  async ({ page }) => {
    const { items, sent } = await openWithWire(page);
    const du = itemOf(items, 3, 2);
    const findings = `Findings PDF of request ${du.requestId}, DU`;
    expect(await readDocument(page, page.getByRole('button', { name: findings }))).toBe(findings);
    await readDocument(page, page.getByRole('button', { name: /^Findings PDF of request \d+, LPA/ }));
    await toggles(page).first().click();
    // The browser's history stores titles, so the title of the tab contains no borrower name.
    const report = page.getByRole('button', { name: 'Credit report PDF of Caleb Drummond' });
    expect(await readDocument(page, report)).toBe('Credit report PDF');
    const failed = items.filter(
      ({ ausRequestTypeId, findingsDocumentId }) => ausRequestTypeId === 3 && findingsDocumentId,
    );
    expect(failed).toHaveLength(1);
    expect(sent).toEqual(
      [du.findingsDocumentId, failed[0]?.findingsDocumentId, du.creditDetail[0]?.encryptedCreditReportDocumentId].map(
        (encryptedId) => ({ loanId: LOAN, body: { encryptedId } }),
      ),
    );
  },
);

// @spec API-39
test('when the window is blocked, the findings download and a notice says so', CORE, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openHistory(page, `${LOAN}/history`);
  const { name, text } = await save(page, page.getByRole('button', { name: /^Findings PDF of request \d+, DU/ }));
  expect(name).toMatch(/^findings-du-0123904625-\d+\.pdf$/);
  expect(text).toMatch(/^%PDF-/);
  await expect(page.getByText(/The browser blocked a new window/)).toBeVisible();
});
