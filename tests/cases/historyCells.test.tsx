import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { openDetails, table } from '@tests/support/historyScreen';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';

/** Opens History with the phases of loan 7100104 on, and replaces the history that the service sends. */
function openWith(transactionHistories: object[]) {
  const app = renderApp('/7100104/history');
  server.use(
    http.get('*/loans/7100104/transaction-history-details', () => HttpResponse.json({ transactionHistories })),
  );
  return app;
}

const CREDIT = {
  ...{ requestId: 31, ausType: 1, ausRequestType: 'Credit', ausRequestTypeId: 0, isGseSoftCreditPull: true },
  ...{ requestDate: '2026-11-20T10:00:00', receivedOn: '2026-11-21T10:00:00' },
  ...{ submittedBy: 'Sam Lindqvist', status: 'Complete' },
};
const SINGLE = {
  ...{ requestId: 32, ausType: 2, ausRequestType: 'LP', ausRequestTypeId: 3, isLPThroughCaliber: true },
  ...{ requestDate: '2026-11-18T10:00:00', receivedOn: null, casefileId: 'B7340912' },
  ...{ submittedBy: 'Rita Ibarra', status: 'Accept / Eligible', isGseSoftCreditPull: false },
};
const MULTI = {
  ...{ requestId: 33, multiAusRequestId: 30, ausType: 3, ausRequestType: 'LP', ausRequestTypeId: 3 },
  ...{ requestDate: '2026-11-16T10:00:00', receivedOn: '2026-11-16T10:01:00', casefileId: 'C7340913' },
  ...{ submittedBy: 'Toni Bright', status: 'Refer' },
};

describe('the cells of a request', () => {
  // @spec HIS-1, HIS-5, HIS-4, HIS-7, HIS-8, HIS-9, HIS-11, HIS-12, HIS-3, DAT-2, DAT-4, DAT-5
  it('are below their headings', async () => {
    openWith([CREDIT, SINGLE, MULTI]);
    await screen.findByRole('columnheader', { name: 'Credit Pull Type' });
    const [head, ...all] = within(await table()).getAllByRole('row');
    const rows = all.filter((row) => row.dataset['detail'] === undefined);
    const headings = within(head ?? expect.fail())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    const cellsOf = (row: HTMLElement): Record<string, string> =>
      Object.fromEntries(
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }, index) => [headings[index] ?? '', textContent]),
      );
    const part = (text: string) => expect.stringContaining(text) as string;
    expect(rows.map(cellsOf)).toMatchObject([
      {
        ...{ 'Request #': part('31'), 'Credit Pull Type': 'AUS Soft', 'AUS Type': 'Credit', AUS: 'Credit' },
        ...{ 'CaseFile ID': part('--'), Sent: part('11/20/26'), Received: part('11/21/26') },
        ...{ Submitter: 'Sam Lindqvist', Outcome: part('Complete') },
      },
      {
        ...{ 'Request #': part('32'), 'Credit Pull Type': 'Full-Tri', 'AUS Type': 'Single', AUS: 'LPA-C' },
        ...{ 'CaseFile ID': part('B7340912'), Sent: part('11/18/26'), Received: part('--') },
        ...{ Submitter: 'Rita Ibarra', Outcome: part('Accept / Eligible') },
      },
      {
        ...{ 'Request #': part('33'), 'Credit Pull Type': 'Full-Tri', 'AUS Type': 'Multi', AUS: 'LPA' },
        ...{ 'CaseFile ID': part('C7340913'), Sent: part('11/16/26'), Received: part('11/16/26') },
        ...{ Submitter: 'Toni Bright', Outcome: part('Refer') },
      },
    ]);
  });
});

describe('a failed request', () => {
  // @spec HIS-21
  it('offers its findings document in the message, if there is one', async () => {
    const failed = { ...SINGLE, status: 'Error', error: 'Bad data' };
    const { user } = openWith([
      { ...failed, findingsDocumentId: 'f' },
      { ...failed, requestId: 31 },
    ]);
    for (const [request, count] of [
      ['32', 1],
      ['31', 0],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: `Error message of request ${request}, LPA-C` }));
      const dialog = await screen.findByRole('dialog', { name: 'Message' });
      expect(within(dialog).getByText('Bad data')).toBeVisible();
      expect(within(dialog).queryAllByRole('button', { name: /^Findings PDF/ })).toHaveLength(count);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });
});

describe('the details of a request', () => {
  // @spec HIS-32, DAT-7, APP-15
  it('show each borrower with both answers, and a report only where there is one', async () => {
    const creditDetail = [
      {
        ...{ applicationId: 1, borrowerName: 'Caleb Drummond', isPrimary: true },
        ...{ previousReportWasJoint: true, previousAutoCopyLiabilities: false, encryptedCreditReportDocumentId: 'f' },
      },
      {
        ...{ applicationId: 2, borrowerName: 'Dana Whitfield', isPrimary: true },
        ...{ previousReportWasJoint: false, previousAutoCopyLiabilities: true },
      },
      { applicationId: 3, borrowerName: 'Ruth Abara', isPrimary: true, previousAutoCopyLiabilities: null },
    ];
    const { user } = openWith([{ ...CREDIT, creditDetail }]);
    await openDetails(user);
    const [, joint, separate, unsaid] = within(screen.getByRole('table', { name: 'Credit Details' })).getAllByRole(
      'row',
    );
    const cellsOf = (row: HTMLElement | undefined) =>
      within(row ?? expect.fail('no row'))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cellsOf(joint)).toEqual(['1', 'Caleb Drummond', 'Yes', 'No', 'Credit report PDF']);
    expect(cellsOf(separate).slice(0, 4)).toEqual(['2', 'Dana Whitfield', 'No', 'Yes']);
    expect(cellsOf(unsaid)).toEqual(['3', 'Ruth Abara', ...Array<unknown>(3).fill(expect.stringContaining('--'))]);
    expect(screen.getAllByRole('button', { name: /^Credit report PDF/ })).toHaveLength(1);
  });

  // @spec HIS-33
  it('list no borrower of a joint report without a primary one, and say why', async () => {
    const partner = { applicationId: 1, borrowerName: 'Dana Whitfield', isPrimary: false };
    const { user } = openWith([{ ...CREDIT, creditDetail: [{ ...partner, previousReportWasJoint: true }] }]);
    await openDetails(user);
    expect(
      screen.getByText(
        'A report was joint, so only primary borrowers are listed. The service names no primary borrower.',
      ),
    ).toBeVisible();
    expect(screen.queryByText('Dana Whitfield')).toBeNull();
    expect(screen.queryByText('No credit report belongs to this request.')).toBeNull();
  });

  // @spec HIS-38, DAT-9
  it('add what the service says is financed to the total', async () => {
    const { user } = openWith([{ ...SINGLE, ausDataSet: { baseLoanAmount: 100_000, pmimipffFinanced: 1_750 } }]);
    await openDetails(user);
    expect(screen.getByText('Total Loan Amount').nextSibling).toHaveTextContent('$101,750.00');
  });

  // @spec HIS-36, HIS-40, DAT-8
  it('link to the DU finding codes only when the service says so, and the codes are below their headings', async () => {
    const nameless = { type: 'Appraisal', name: 'INTERIOR-APPRAISAL', borrowerName: null };
    const duFindings = [{ ...nameless, borrowerName: 'Caleb Drummond' }, nameless, nameless];
    const { user } = openWith(
      [true, false, null].map((isShown, index) => ({
        ...{ ...SINGLE, requestId: 40 - index },
        ausDataSet: { showlnkDUFindingCodesAttribute: isShown, duFindings },
      })),
    );
    await user.click(await screen.findByRole('button', { name: 'Expand all' }));
    expect(await screen.findAllByRole('button', { name: /^AUS Data Set/ })).toHaveLength(3);
    const links = screen.getAllByRole('button', { name: /^DU Finding Codes of/ });
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveTextContent(/^DU Finding Codes$/);
    const labels = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
    const at = labels.indexOf('Findings');
    expect(labels.slice(at - 1, at + 2)).toEqual(['DTI-1003', 'Findings', 'Total Payments']);
    await user.click(links[0] ?? expect.fail());
    const [head, row, ...rest] = within(await screen.findByRole('dialog', { name: 'DU Findings Code' })).getAllByRole(
      'row',
    );
    expect(head).toHaveTextContent(/^TypeNameBorrower Name$/);
    expect(row).toHaveTextContent(/^AppraisalINTERIOR-APPRAISALCaleb Drummond$/);
    // Of two borrowers, whom the service does not name.
    expect(rest).toHaveLength(2);
  });
});

// @spec HIS-1, APP-1
it('shows no request of the loan that was open before, also while those of this loan load', async () => {
  let answer: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (answer = resolve));
  const { router } = openWith([CREDIT]);
  const previous = () => screen.queryByRole('button', { name: 'Request 31 details' });
  await screen.findByRole('button', { name: 'Request 31 details' });
  server.use(http.get('*/loans/7100113/transaction-history-details', () => gate.then(() => undefined)));
  await router.navigate('/7100113/history');
  expect(await screen.findByText('Loading past requests…')).toBeVisible();
  expect(previous()).not.toBeInTheDocument();
  answer();
  expect(await screen.findByText('4 requests')).toBeVisible();
  expect(previous()).not.toBeInTheDocument();
});

it('explains a date with its time on focus and on touch, and keeps plain dates for users without the privilege', async () => {
  const { user } = renderApp('/7100113/history', { persona: 'tpo.bright' });
  const dates = { selector: 'td time' };
  await screen.findAllByText(/^\d\d\/\d\d\/\d\d$/, dates);
  // jsdom never shows a popover.
  const hint = () => screen.queryByRole('tooltip', { hidden: true });
  // The row may render again, and hints listen after the first paint. Testing Library's waiting never ends when what it
  // waits for changes the page.
  const day = await vi.waitFor(() => {
    const [date = expect.fail()] = screen.getAllByText(/^\d\d\/\d\d\/\d\d$/, dates);
    act(() => date.blur());
    act(() => date.focus());
    expect(hint()).toHaveTextContent(/^\d\d\/\d\d\/\d\d \d\d:\d\d:\d\d [AP]M [A-Z]\S+$/);
    return date;
  }, 10_000);
  expect(day).toHaveAccessibleDescription(hint()?.textContent ?? '');
  act(() => day.blur());
  expect(hint()).not.toBeInTheDocument();
  await user.pointer({ keys: '[TouchA]', target: day });
  expect(hint()).toBeInTheDocument();
});
