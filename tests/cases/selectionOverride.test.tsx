import { screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { columnOf } from '@tests/support/decisionGrid';
import { holdPosts } from '@tests/support/holdPosts';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';

const OVERRIDE_PATH = '/aus/multi-aus/v1/multi-aus-override-selection';
type App = ReturnType<typeof renderApp>;

const overridesIn = ({ requests }: App) => requests.filter(({ path }) => path === OVERRIDE_PATH);
const readsOf = ({ requests }: App, ending: string) => requests.filter(({ path }) => path.endsWith(ending)).length;

/** On loan 7100120, LPA is recommended, nothing is locked and no waiver is affected. */
async function chooseDu(reason = 'Better pricing'): Promise<App> {
  const app = renderApp('/7100120/selection');
  await app.user.click(await screen.findByRole('radio', { name: 'DU' }));
  await waitFor(() => expect(screen.getByRole('option', { name: reason })).toBeInTheDocument());
  await app.user.selectOptions(screen.getByRole('combobox', { name: /Reason/ }), reason);
  return app;
}

const save = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Save selection' }));

// @spec APP-10, SEL-6, API-35, REQ-11
it('saves another result with its reason, logs it and reloads everything', async () => {
  const app = await chooseDu();
  const before = readsOf(app, '/transaction-history-details');
  await save(app);
  expect(await screen.findByText('DU is now the selected result.')).toBeVisible();
  expect(await columnOf('DU')).toHaveTextContent('Selected (override)');
  expect(await screen.findByText('In use: DU, chosen by Rita Ibarra.')).toBeVisible();
  expect(screen.getByText('LPA was recommended')).toBeVisible();
  expect(screen.getByText('Better pricing', { selector: 'span' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'DU' })).toHaveFocus();
  const [sent] = overridesIn(app);
  expect(sent?.headers).toMatchObject({ loanid: '7100120' });
  expect(sent?.body).toMatchObject({
    loanId: '7100120',
    selectedAusRequestTypeId: 2,
    overrideReasonId: 2,
    overrideReason: 'Better pricing',
    comment: '',
  });
  const log = await screen.findByRole('table', { name: 'Override log' });
  expect(within(log).getByRole('row', { name: /Rita Ibarra LPA DU Better pricing/ })).toBeVisible();
  await waitFor(() => expect(readsOf(app, '/transaction-history-details')).toBeGreaterThan(before));
});

it('says at the end of the session that a selection of the tab is in flight', async () => {
  const app = await chooseDu();
  const { arrived, release } = holdPosts(`*${OVERRIDE_PATH}`);
  await save(app);
  await arrived();
  server.use(http.get('*/api/*', () => new HttpResponse(null, { status: 401 })));
  window.dispatchEvent(new Event('online'));
  const end = await screen.findByRole('alertdialog', { name: 'Session ended' });
  await waitFor(() => expect(end).toHaveTextContent('A selection of this tab was sent, and its outcome is not known.'));
  release();
});

it('saves with Control and Enter from any field of the form', async () => {
  const app = await chooseDu();
  await app.user.click(screen.getByRole('textbox', { name: 'Comment' }));
  await app.user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('DU is now the selected result.')).toBeVisible();
  expect(overridesIn(app)).toHaveLength(1);
});

it('sends and loads nothing for an offline user, and keeps the choice', async () => {
  const app = await chooseDu();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.use(http.all('*', () => HttpResponse.error()));
  window.dispatchEvent(new Event('offline'));
  await screen.findByText('Connection lost');
  const before = app.requests.map(({ path }) => path);
  await save(app);
  expect(await screen.findByText(/^The connection is lost, so nothing was saved/)).toBeVisible();
  await save(app);
  expect(app.requests.map(({ path }) => path)).toEqual(before);
  expect(screen.getByRole('radio', { name: 'DU' })).toBeChecked();
});

it('asks before another loan opens, which would drop the choice', async () => {
  const app = await chooseDu();
  void app.router.navigate('/7100101/history');
  const question = await screen.findByRole('alertdialog', { name: 'Your entries will be lost' });
  await app.user.click(within(question).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('radio', { name: 'DU' })).toBeChecked();
  await app.user.click(screen.getByRole('button', { name: 'Discard' }));
  await app.router.navigate('/7100101/history');
  expect(app.router.state.location.pathname).toBe('/7100101/history');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

// @spec SEL-6
it('says beside Save what the choice changes, the appraisal first, each from and to in a line of its own', async () => {
  const app = renderApp('/7100116/selection');
  await app.settled();
  await app.user.click(await screen.findByRole('radio', { name: 'LPA' }));
  const form = screen.getByRole('region', { name: 'Use LPA instead' });
  for (const line of ['Collateral relief Eligible → Not Eligible', 'Conditions 7 → 8'])
    expect(within(form).getByText(line)).toBeVisible();
  expect(within(form).getByRole('button', { name: 'Save selection' })).toHaveAccessibleDescription(
    /What changes: Value acceptance .* → Appraisal required ?,.*,Conditions 7 → 8$/,
  );
});

it('returns to the recommended result without a reason', async () => {
  const app = await chooseDu();
  await save(app);
  await screen.findByText('DU is now the selected result.');
  await app.user.click(screen.getByRole('radio', { name: 'LPA' }));
  await app.user.click(screen.getByRole('button', { name: 'Save selection' }));
  expect(await screen.findByText('LPA is now the selected result.')).toBeVisible();
  expect(overridesIn(app)).toHaveLength(2);
  expect(await columnOf('LPA')).toHaveTextContent(/^LPA\s*Recommended$/);
  expect(screen.getByText('In use: LPA, as recommended')).toBeVisible();
});

it('requires a reason, and a comment when the reason needs one', async () => {
  const app = await chooseDu('Other');
  await save(app);
  const comment = screen.getByRole('textbox', { name: /Comment/ });
  expect(comment).toHaveFocus();
  expect(comment).toHaveAccessibleDescription('This reason needs a comment.');
  await app.user.selectOptions(screen.getByRole('combobox', { name: /Reason/ }), 'Choose a reason');
  await save(app);
  expect(screen.getByRole('combobox', { name: /Reason/ })).toHaveAccessibleDescription('Choose a reason.');
  expect(overridesIn(app)).toHaveLength(0);
});

it('drops the choice when the user discards it', async () => {
  const app = await chooseDu();
  await app.user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByRole('radio', { name: 'LPA' })).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Save selection' })).toBeNull();
});

it('warns beside Save about a choice that conflicts with the lock, and saves it with one press', async () => {
  const app = renderApp('/7100116/selection');
  // DU is in effect there although the loan is locked to LP. The test chooses LPA, then DU again.
  await app.user.click(await screen.findByRole('radio', { name: 'LPA' }));
  await waitFor(() => expect(screen.getByRole('option', { name: 'Better pricing' })).toBeInTheDocument());
  await app.user.selectOptions(screen.getByRole('combobox', { name: /Reason/ }), 'Better pricing');
  await save(app);
  await screen.findByText('LPA is now the selected result.');
  await app.user.click(screen.getByRole('radio', { name: 'DU' }));
  expect(screen.getByRole('button', { name: 'Save selection' })).toHaveAccessibleDescription(
    /^Loan is locked to LP\. Using DU may re-price the loan\./,
  );
  await save(app);
  expect(await screen.findByText('DU is now the selected result.')).toBeVisible();
  expect(overridesIn(app)).toHaveLength(2);
});

// @spec SES-24, SEL-7
it.each([
  [400, 'The service refused the selection'],
  [403, 'The service refused the selection: No\\.'],
])('reverts the choice and keeps the entries when refused with %s', async (status, text) => {
  const app = await chooseDu();
  server.use(http.post(`*${OVERRIDE_PATH}`, () => HttpResponse.json({ message: 'No.' }, { status })));
  await save(app);
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
  expect(await screen.findByText('In use: LPA, as recommended')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /Reason/ })).toHaveDisplayValue('Better pricing');
});

it('reads back a selection that was saved although its response was lost, also while nothing else can be read', async () => {
  const app = await chooseDu();
  let reads = 0;
  let release: () => void = () => undefined;
  const held = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
  server.use(
    http.post(`*${OVERRIDE_PATH}`, async ({ request }) => {
      await getResponse(app.lender.handlers, request.clone());
      return HttpResponse.error();
    }),
    http.get('*/multi-aus-submit/*/selections', () => {
      reads += 1;
      return reads === 1 ? held : HttpResponse.error();
    }),
  );
  await save(app);
  expect(await screen.findByText('The response was lost. Checking whether the selection was saved…')).toBeVisible();
  expect(screen.queryByText(/is now the selected result|was not saved/)).not.toBeInTheDocument();
  release();
  expect(await screen.findByText('DU is now the selected result.')).toBeVisible();
  await waitFor(() => expect(reads).toBeGreaterThan(1));
  expect(await columnOf('DU')).toHaveTextContent('Selected (override)');
  expect(overridesIn(app)).toHaveLength(1);
});

it('sends one selection for two presses', async () => {
  const app = await chooseDu();
  await app.user.dblClick(screen.getByRole('button', { name: 'Save selection' }));
  expect(await screen.findByText('DU is now the selected result.')).toBeVisible();
  expect(overridesIn(app)).toHaveLength(1);
});

it('allows no other choice until it is known whether the selection is saved', async () => {
  const app = await chooseDu();
  const { arrived, release } = holdPosts(`*${OVERRIDE_PATH}`);
  await save(app);
  await arrived();
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
  release();
  expect(await screen.findByText('DU is now the selected result.')).toBeVisible();
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeEnabled();
});

it('asks before another loan opens while a selection is being saved, and shows the outcome after Stay', async () => {
  const app = await chooseDu();
  const { arrived, release } = holdPosts(`*${OVERRIDE_PATH}`);
  await save(app);
  await arrived();
  void app.router.navigate('/7100101/history');
  const question = await screen.findByRole('alertdialog', { name: 'Not confirmed yet' });
  release();
  // The question stays under the pointer until it is answered.
  expect(await screen.findByText('DU is now the selected result.')).toBeInTheDocument();
  await app.user.click(within(question).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByText('DU is now the selected result.')).toBeVisible();
  await app.router.navigate('/7100101/history');
  expect(app.router.state.location.pathname).toBe('/7100101/history');
});

it('changes neither reason nor comment while the selection is being saved', async () => {
  const app = await chooseDu();
  const { arrived, release } = holdPosts(`*${OVERRIDE_PATH}`);
  await save(app);
  await arrived();
  await app.user.type(screen.getByRole('textbox', { name: /Comment/ }), 'Half the fee');
  await app.user.selectOptions(screen.getByRole('combobox', { name: /Reason/ }), 'Underwriter direction');
  expect(screen.getByRole('textbox', { name: /Comment/ })).toHaveValue('');
  expect(screen.getByRole('combobox', { name: /Reason/ })).toHaveDisplayValue('Better pricing');
  release();
  expect(await screen.findByText('DU is now the selected result.')).toBeVisible();
});

it('names both losses before another loan opens: the note and the outcome of the selection', async () => {
  const app = renderApp('/7100120/request');
  await app.user.type(await screen.findByRole('textbox', { name: 'Note for the file' }), 'rate lowered');
  await app.user.click(screen.getByRole('link', { name: 'Selection' }));
  await app.user.click(await screen.findByRole('radio', { name: 'DU' }));
  await waitFor(() => expect(screen.getByRole('option', { name: 'Better pricing' })).toBeInTheDocument());
  await app.user.selectOptions(screen.getByRole('combobox', { name: /Reason/ }), 'Better pricing');
  server.use(http.post(`*${OVERRIDE_PATH}`, () => new Promise<undefined>(() => undefined)));
  await save(app);
  await waitFor(() => expect(overridesIn(app)).toHaveLength(1));
  void app.router.navigate('/7100101/history');
  const question = await screen.findByRole('alertdialog', { name: 'Your entries will be lost' });
  expect(question).toHaveTextContent('The response to what you sent for this loan has not arrived yet.');
  expect(question).toHaveTextContent('Leaving now discards them.');
});

it('asks before the user leaves the page with an unsaved selection', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const app = await chooseDu();
  await app.user.type(screen.getByRole('textbox', { name: /Comment/ }), 'Half the fee');
  expect(asks()).toBe(true);
  await app.user.click(screen.getByRole('link', { name: 'History' }));
  await screen.findByRole('heading', { level: 1, name: 'History' });
  expect(asks()).toBe(true);
  await app.user.click(screen.getByRole('link', { name: 'Selection' }));
  await app.user.click(await screen.findByRole('radio', { name: 'LPA' }));
  expect(asks()).toBe(false);
});

it('does not take the selection of another tab, with another reason, for the one that never arrived', async () => {
  const app = await chooseDu();
  await app.user.type(screen.getByRole('textbox', { name: /Comment/ }), 'Half the fee');
  server.use(
    http.post(`*${OVERRIDE_PATH}`, async ({ request }) => {
      const body = { ...((await request.clone().json()) as object), overrideReasonId: 7, comment: '' };
      await getResponse(app.lender.handlers, new Request(request, { body: JSON.stringify(body) }));
      return HttpResponse.error();
    }),
  );
  await save(app);
  expect(
    await screen.findByText(
      /^DU is selected, but the override log has no entry with your reason/,
      {},
      { timeout: 9_000 },
    ),
  ).toBeVisible();
  expect(screen.queryByText('DU is now the selected result.')).toBeNull();
  expect(screen.getByRole('region', { name: 'Save your reason for DU' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Comment/ })).toHaveValue('Half the fee');
  server.resetHandlers(...app.lender.handlers);
  await save(app);
  expect(await screen.findByText('DU is now the selected result.')).toBeVisible();
  const log = await screen.findByRole('table', { name: 'Override log' });
  expect(within(log).getByRole('row', { name: /Better pricing Half the fee/ })).toBeVisible();
}, 20_000);
