import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { cellOf, columnOf, rowOf } from '@tests/support/decisionGrid';
import { renderApp, startLender } from '@tests/support/renderApp';
import { server } from '@tests/support/server';

const SELECTIONS = '*/api/aus/multi-aus/v1/multi-aus-submit/:runId/selections';

/** A finished result with many fields missing, as the service may send it. */
const service = (requestId: number, ausRequestTypeId: number, more: object) => ({
  requestId,
  uiOnlyRequestId: 900 + requestId,
  responseId: null,
  ausRequestTypeId,
  ausRequestType: ausRequestTypeId === 2 ? 'DU' : 'LP',
  isLPThroughCaliber: ausRequestTypeId === 999,
  status: 'Accept / Eligible',
  recommendation: 'Accept / Eligible',
  ...more,
});

// @spec SEL-1
describe('the results of a run', () => {
  it('keeps the focus in its heading when the first run loads', async () => {
    renderApp('/7100120/selection');
    const nothing = () => HttpResponse.json({ transactionHistories: [] });
    server.use(http.get('*/transaction-history-details', nothing, { once: true }));
    await screen.findByText('No underwriting results yet');
    const heading = screen.getByRole('heading', { level: 1, name: 'Selection' });
    act(() => heading.focus());
    act(() => void window.dispatchEvent(new Event('online')));
    await columnOf('LPA');
    expect(heading).toHaveFocus();
  });

  // @spec APP-10, API-13
  it('shows each service with its outcome, its identity, values and relief', async () => {
    renderApp('/7100120/selection');
    expect(await cellOf('LPA')).toHaveTextContent('Accept / Eligible');
    expect(await cellOf('DU')).toHaveTextContent('Approve/Eligible');
    await waitFor(async () => expect(await cellOf('LPA', 'DTI')).toHaveTextContent('41.90%'));
    expect(await cellOf('LPA', 'LTV / CLTV')).toHaveTextContent('95.00% / 95.00%');
    expect(await cellOf('LPA', 'Identifiers')).toHaveTextContent(/LPA key \w+LPA loan identifier LPL-\d+/);
    // Three days in the lender's calendar; in the browser's time zone, it can be one day more or less.
    await waitFor(async () =>
      expect(await cellOf('LPA', 'Employment relief')).toHaveTextContent(/\([2-4] days left\)/),
    );
    await waitFor(async () =>
      expect(await cellOf('LPA', 'Assets relief')).toHaveTextContent('Camille Toussaint: Eligible, Andre Toussaint:'),
    );
  });

  // @spec API-32
  it('opens the messages behind a relief status', async () => {
    const { user } = renderApp('/7100120/selection');
    await user.click(await screen.findByRole('button', { name: /^Messages.* about DU income relief$/ }));
    const drawer = await screen.findByRole('dialog', { name: 'DU: Income relief' });
    expect(await within(drawer).findByRole('table', { name: 'Messages' })).toHaveTextContent('RW20');
    const borrowers = within(drawer).getByRole('table', { name: 'Borrowers' });
    // Read cell by cell, each row announces its borrower or message, and each table its topic.
    expect(within(borrowers).getByRole('rowheader', { name: 'Andre Toussaint' })).toBeVisible();
    expect(within(drawer).getByRole('rowheader', { name: 'RW20' })).toBeVisible();
    for (const name of ['Borrowers', 'Messages'])
      expect(within(drawer).getByRole('heading', { level: 3, name })).toBeVisible();
  });

  it('opens the DU finding codes', async () => {
    const { user } = renderApp('/7100120/selection');
    await user.click(await screen.findByRole('button', { name: /DU Finding Codes of request/ }));
    expect(await screen.findByRole('dialog', { name: 'DU Findings Code' })).toBeVisible();
  });

  // @spec SEL-2, API-12
  it("shows the service's own reasons for its recommendation", async () => {
    const { user } = renderApp('/7100116/selection');
    expect(await screen.findByText(/^Outcome Approve\/Eligible( ·|$)/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All reasons' }));
    const dialog = await screen.findByRole('dialog', { name: 'Why is DU recommended?' });
    const reasons = within(dialog).getByRole('table', { name: 'Reasons for the rank of DU' });
    expect(within(reasons).getByRole('row', { name: 'Outcome Approve/Eligible 100 points' })).toBeVisible();
    const points = within(reasons)
      .getAllByRole('cell')
      .map((cell) => Number.parseInt(cell.textContent, 10));
    expect(points.at(-1)).toBe(points.slice(0, -1).reduce((sum, one) => sum + one, 0));
    expect(within(reasons).getByRole('rowheader', { name: 'Total' })).toBeVisible();
  });

  it('says which rows differ, and shows only those on request', async () => {
    const { user } = renderApp('/7100120/selection');
    await user.click(await screen.findByRole('checkbox', { name: 'Only differences (2)' }));
    expect(await rowOf('Conditions.*differs')).toHaveTextContent(
      /8 by the service’s count · To collect6 by the service’s count · To collect/,
    );
    expect(await rowOf('Conditions.*differs')).toHaveTextContent(/−2$/);
    expect(await rowOf('Employment relief.*differs')).toHaveTextContent(/relief$/);
    expect(screen.queryByRole('row', { name: /^DTI/ })).toBeNull();
    expect(await rowOf('Outcome')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /^Only differences/ }));
    expect(await rowOf('DTI')).toBeVisible();
  });

  // @spec API-31
  it('keeps the other types of relief when one fails to load, and reloads that one on request', async () => {
    const { user, lender } = renderApp('/7100120/selection');
    lender.faults.add({ call: 'repAndWarrant', kind: 'status', status: 503, times: 1 });
    await user.click(await screen.findByRole('button', { name: /^Try again: .* relief$/ }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Messages.* about/ })).toHaveLength(8));
    expect(screen.queryByText('Could not be loaded')).toBeNull();
    expect(document.activeElement).toHaveAccessibleName(/^Messages.* about/);
  });

  it('says when the results fail to load, and reloads them on request', async () => {
    const { user, lender } = renderApp('/7100120/selection');
    lender.faults.add({ call: 'selections', kind: 'status', status: 503, times: 1 });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The service could not provide the results of this run (status 503).');
    expect(screen.queryByRole('checkbox', { name: /^Only differences/ })).not.toBeInTheDocument();
    expect(await cellOf('LPA')).toHaveTextContent('Accept / Eligible');
    expect(screen.getByRole('radio', { name: 'LPA' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('checkbox', { name: /^Only differences/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'LPA' })).toBeEnabled();
  });
});

describe('runs without a choice', () => {
  it('says when a loan has no requests', async () => {
    renderApp('/7100101/selection');
    expect(await screen.findByText('No underwriting results yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Request' })).toHaveAttribute('href', '/7100101/request');
  });

  // @spec SEL-4, HIS-57
  it('says why there is no choice when every service failed, and offers the order again once', async () => {
    renderApp('/7100114/selection');
    expect(await screen.findByText('No result to choose')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Run again' })).toBeEnabled();
    expect(screen.queryByRole('link', { name: 'Run again' })).toBeNull();
    expect(await cellOf('DU')).toHaveTextContent('Error');
    expect(screen.getByRole('row', { name: /^Figures/ })).toHaveTextContent(
      'The services sent no figures for this run.',
    );
    expect(screen.queryByRole('row', { name: /^DTI/ })).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  // @spec SEL-3, HIS-58
  it('says that nothing was recommended, and still allows a choice', async () => {
    const { user } = renderApp('/7100106/selection');
    expect(await screen.findByText('No result of this run is recommended, so none is in use.')).toBeVisible();
    for (const radio of await screen.findAllByRole('radio')) expect(radio).not.toBeChecked();
    await user.click(await screen.findByRole('radio', { name: 'LPA' }));
    expect(await screen.findByRole('region', { name: 'Use LPA instead' })).toBeVisible();
  });

  // @spec SEL-4
  it('marks the result beside a failed one as the only usable one, and shows the default error text', async () => {
    renderApp('/7100113/selection');
    expect(await screen.findByText('Only usable result')).toBeVisible();
    expect(await columnOf('DU')).toHaveTextContent('Only usable result');
    expect(await cellOf('LPA')).toHaveTextContent('The request to this GSE to obtain AUS findings has failed.');
    expect(screen.getByRole('radio', { name: 'LPA' })).toBeDisabled();
  });

  // @spec SEL-8
  it('shows a single request as one column without a choice', async () => {
    renderApp('/7100111/selection');
    expect(await columnOf('DU')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Override log' })).toBeNull();
  });

  it('warns before the user gives up the appraisal waiver', async () => {
    const { user } = renderApp('/7100120/selection');
    const selections = [service(1, 2, {}), service(2, 3, { isRecommended: true, isAppraisalWaived: true })];
    server.use(http.get(SELECTIONS, () => HttpResponse.json({ multiAusRequestId: 1, selections })));
    await user.click(await screen.findByRole('radio', { name: 'DU' }));
    expect(await screen.findByText('This gives up the appraisal waiver that LPA offers.')).toBeVisible();
  });

  it("says that the loan's reports name several score models", async () => {
    renderApp('/7100120/selection');
    const named = (scoreModel: string, requestId: number) => ({
      ...{ requestId, ausType: 2, ausRequestType: 'DU', ausRequestTypeId: 2, status: 'Approve/Eligible' },
      creditDetail: [{ borrowerName: 'Maren', scoreModel }],
    });
    const transactionHistories = [named('VantageScore 4.0', 2), named('Classic FICO', 1)];
    server.use(http.get('*/transaction-history-details', () => HttpResponse.json({ transactionHistories })));
    expect(await screen.findByText('Classic FICO (request 1), VantageScore 4.0 (request 2).')).toBeVisible();
  });

  // @spec SEL-8
  it('shows older runs read-only', async () => {
    const { user } = renderApp('/7100116/selection');
    const runs = await screen.findByRole('combobox', { name: 'Run' });
    const [, older] = within(runs).getAllByRole<HTMLOptionElement>('option');
    await user.selectOptions(runs, older ? [older] : []);
    expect(await screen.findByText('This is not the current run, so it is read-only.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Run' })).toHaveFocus();
    expect(await screen.findByRole('radio', { name: 'LPA' })).toBeDisabled();
  });

  // @spec SEL-8
  it('tells a user without the privilege why nothing can be chosen', async () => {
    renderApp('/7100116/selection', { persona: 'audit.view' });
    expect(await screen.findByText('You do not have permission to change the selection.')).toBeVisible();
    expect(await screen.findByRole('radio', { name: 'LPA' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Run again' })).toBeNull();
  });
});

// @spec SEL-8
describe('loans past their decision', () => {
  it.each([
    [{ isReadOnly: true }, 'This loan is read-only.'],
    [
      { loanStageSequence: 18, loanStage: 'Approved with Conditions' },
      'The credit decision has been made (Approved with Conditions): the selection can no longer be changed.',
    ],
  ])('shows the choice disabled, with the reason: %o', async (header, reason) => {
    renderApp('/7100120/selection');
    server.use(http.get('*/api/application/loan-header/v1/loan/:loanId/loan-info', () => HttpResponse.json(header)));
    expect(await screen.findByText(reason)).toBeVisible();
    for (const radio of await screen.findAllByRole('radio')) expect(radio).toBeDisabled();
    expect(await columnOf('LPA')).toHaveTextContent('Recommended');
  });
});

describe('a running run', () => {
  // @spec SEL-5, HIS-49, HIS-52, API-34
  it("shows each service's progress, its result when it responds, and then the recommendation", async () => {
    let now = Date.now();
    renderApp('/7100112/selection', { lender: startLender(() => now) });
    expect(await screen.findByRole('list', { name: 'DU steps' })).toHaveTextContent('Queued');
    expect(screen.getByText('You can choose after every service has responded.')).toBeVisible();
    now += 12_000;
    window.dispatchEvent(new Event('online'));
    await waitFor(async () => expect(await cellOf('DU')).toHaveTextContent('Approve/Eligible'));
    expect(await cellOf('LPA')).toHaveTextContent('Processing');
    expect(await cellOf('LPA', 'DTI')).toHaveTextContent(/^not yet$/);
    expect(screen.queryByRole('list', { name: 'DU steps' })).toBeNull();
    now += 4_000;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Recommendation not delivered')).toBeVisible();
    now += 2_000;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Recommended')).toBeVisible();
    expect(screen.queryByText('Recommendation not delivered')).toBeNull();
    expect(screen.getByText(/^In use: \w+, as recommended$/)).toBeVisible();
    expect(screen.queryByRole('list', { name: /steps$/ })).toBeNull();
  });
});

// @spec APP-15
it.each([undefined, null])(
  'takes no recommendation and no override from a service that sends %s for it',
  async (sent) => {
    renderApp('/7100120/selection');
    const marks = { isRecommended: sent, isWaterfallLogicApplied: sent };
    server.use(
      http.get(SELECTIONS, () =>
        HttpResponse.json({
          multiAusRequestId: 1,
          selections: [service(7, 2, { ...marks, isSelected: true }), service(8, 3, marks)],
        }),
      ),
    );
    expect(await screen.findByText('Selected')).toBeVisible();
    expect(screen.getByText('Recommendation not delivered')).toBeVisible();
    expect(screen.queryByText(/pending|Selected \(override\)/i)).toBeNull();
  },
);

it('allows a choice among services of one request without their own ids, each listed once or twice', async () => {
  const { user } = renderApp('/7100120/selection');
  const [du, lpa] = [
    service(7, 2, { uiOnlyRequestId: null }),
    service(7, 3, { uiOnlyRequestId: null, isRecommended: true }),
  ];
  server.use(http.get(SELECTIONS, () => HttpResponse.json({ multiAusRequestId: 1, selections: [du, lpa, du] })));
  await user.click(await screen.findByRole('radio', { name: 'DU' }));
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(await screen.findByRole('region', { name: 'Use DU instead' })).toBeVisible();
});

describe('inconsistent responses', () => {
  // @spec SEL-9
  it.each<[what: string, body: Record<string, unknown> | null]>([
    ['null', null],
    ['an empty object', {}],
    ['null selections', { multiAusRequestId: 1, selections: null }],
    ['no selections', { multiAusRequestId: 1, selections: [] }],
  ])('says that the run has no results when the service sends %s', async (_, body) => {
    renderApp('/7100120/selection');
    server.use(http.get(SELECTIONS, () => HttpResponse.json(body)));
    expect(await screen.findByText('This run has no results')).toBeVisible();
  });

  // @spec APP-5, SEL-9
  it('handles three services, two recommended at once, without a response, and the selected one in error', async () => {
    renderApp('/7100120/selection');
    const selections = [
      service(1, 2, { isRecommended: true }),
      service(2, 3, { isRecommended: true }),
      service(3, 999, { isSelected: true, status: 'Error', recommendation: null }),
      { nonsense: true },
    ];
    server.use(http.get(SELECTIONS, () => HttpResponse.json({ multiAusRequestId: 1, selections })));
    expect(await screen.findByText('DU and LPA are marked as recommended at once.')).toBeVisible();
    expect(screen.getByText('The selected service, LPA-C, returned no findings.')).toBeVisible();
    expect(await columnOf('LPA-N')).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.queryByRole('row', { name: /relief/ })).toBeNull();
  });
});
