import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@tests/support/renderApp';
import { type App, complete, openRequest, ordersIn, passwordField, submitButton } from '@tests/support/requestScreen';

const KEYS = { key: 'Enter', ctrlKey: true };

async function chooseDu(): Promise<App> {
  const app = renderApp('/7100120/selection');
  await app.user.click(await screen.findByRole('radio', { name: 'DU' }));
  const reason = await screen.findByRole('option', { name: 'Better pricing' });
  await app.user.selectOptions(screen.getByRole('combobox', { name: /Reason/ }), reason);
  return app;
}

const overridesIn = ({ requests }: App) =>
  requests.filter(({ method, path }) => method !== 'GET' && path.includes('override')).map(({ body }) => body);

/** Sets the text as an extension does from its own world: React is not notified, and there is no event. */
function fillSilently(field: HTMLElement, text: string): void {
  setSilently(HTMLInputElement.prototype, 'value', field, text);
}

function setSilently(of: object, name: 'value' | 'checked', field: HTMLElement, value: unknown): void {
  expect(Reflect.set(of, name, value, field)).toBe(true);
}

it('submits the note that is shown, although it was filled without an event', async () => {
  const { user, store } = renderApp('/7100118/request');
  const note = await screen.findByRole('textbox', { name: /^Note for the file/ });
  await waitFor(() => expect(submitButton()).toBeEnabled());
  fillSilently(note, 'Income was updated.');
  await user.click(submitButton());
  expect(store.getState().orderDraft).toMatchObject({ draft: { note: 'Income was updated.' } });
  expect(note).toHaveValue('Income was updated.');
});

it('orders all that is shown in one row, although it was filled without an event', async () => {
  const app = await openRequest('/7100101/request');
  await app.user.click(screen.getByRole('button', { name: 'Set all to Reissue' }));
  const shown = {
    'Reference #, Maren Okafor': 'CR123',
    'FormFree #, Maren Okafor': 'FF777',
    'Reference #, Tobias Okafor': 'CR124',
  };
  for (const [name, text] of Object.entries(shown)) fillSilently(screen.getByRole('textbox', { name }), text);
  await app.user.click(submitButton());
  await waitFor(() => expect(ordersIn(app)).toHaveLength(1));
  expect(ordersIn(app)[0]?.body).toMatchObject({
    requestBorrowers: [
      { reportReferenceNumber: 'CR123', formFreeReportNumber: 'FF777' },
      { reportReferenceNumber: 'CR124' },
    ],
  });
});

it('saves the reason and the comment that are shown, although both were filled without an event', async () => {
  const app = await chooseDu();
  const reason = screen.getByRole('combobox', { name: /Reason/ });
  setSilently(
    HTMLSelectElement.prototype,
    'value',
    reason,
    screen.getByRole<HTMLOptionElement>('option', { name: 'Other' }).value,
  );
  fillSilently(screen.getByRole('textbox', { name: /^Comment/ }), 'The borrower asked for it.');
  await app.user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText('DU is now the selected result.')).toBeVisible();
  expect(overridesIn(app)).toMatchObject([{ overrideReason: 'Other', comment: 'The borrower asked for it.' }]);
});

it.each(['a press of Save', 'Control and Enter'])('saves the comment that is shown, by %s', async (way) => {
  const app = await chooseDu();
  const comment = screen.getByRole('textbox', { name: 'Comment' });
  fillSilently(comment, 'The borrower asked for it.');
  if (way === 'Control and Enter') fireEvent.keyDown(comment, KEYS);
  else await app.user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText('DU is now the selected result.')).toBeVisible();
  expect(overridesIn(app)).toMatchObject([{ comment: 'The borrower asked for it.' }]);
});

it.each([{ isComposing: true }, { keyCode: 229 }])('saves nothing by the key of an input method: %o', async (of) => {
  const app = await chooseDu();
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Comment' }), { ...KEYS, ...of });
  await app.settled();
  expect(overridesIn(app)).toEqual([]);
});

it.each([{ isComposing: true }, { keyCode: 229 }])('closes no dialog by the key of an input method: %o', async (of) => {
  const { user } = renderApp('/7100116/selection');
  const [findings] = await screen.findAllByRole('button', { name: /^Findings of request/ });
  await user.click(findings ?? expect.fail());
  const search = await screen.findByRole('searchbox');
  fireEvent.keyDown(search, { key: 'Escape', ...of });
  expect(search).toBeVisible();
  fireEvent.keyDown(search, { key: 'Escape' });
  await waitFor(() => expect(search).not.toBeInTheDocument());
});

it.each([{ isComposing: true }, { keyCode: 229 }])('orders nothing by the key of an input method: %o', async (of) => {
  const { store } = renderApp('/7100118/request');
  const note = await screen.findByRole('textbox', { name: /^Note for the file/ });
  await waitFor(() => expect(submitButton()).toBeEnabled());
  fireEvent.keyDown(note, { ...KEYS, ...of });
  expect(store.getState().submission).toMatchObject({ phase: 'resting' });
});

it('takes over what selects and ticks show, although they were set without an event', async () => {
  const app = await openRequest('/7100118/request');
  const { draft: before } = app.store.getState().orderDraft;
  expect(before).toMatchObject({ services: {}, borrowers: {} });
  const [type = expect.fail()] = screen.getAllByRole<HTMLSelectElement>('combobox', { name: /^Transaction type/ });
  setSilently(HTMLSelectElement.prototype, 'value', type, 'not_applicable');
  const [tick = expect.fail()] = screen.getAllByRole<HTMLInputElement>('checkbox', {
    name: /Toussaint|Okafor|^[A-Z]\S+ [A-Z]/,
  });
  const isTicked = tick.checked;
  setSilently(HTMLInputElement.prototype, 'checked', tick, !isTicked);
  await app.user.click(submitButton());
  const { draft } = app.store.getState().orderDraft;
  expect(Object.values(draft.services)).toEqual([{ type: 'not_applicable' }]);
  expect(Object.values(draft.borrowers)).toEqual([{ isSelected: !isTicked }]);
  expect(type).toHaveValue('not_applicable');
  expect(tick.checked).toBe(!isTicked);
});

it('takes over the radio button that is shown as chosen', async () => {
  const app = await openRequest('/7100118/request');
  const credit = screen.getByRole('radio', { name: 'Import credit only' });
  setSilently(HTMLInputElement.prototype, 'checked', credit, true);
  await app.user.click(submitButton());
  expect(app.store.getState().orderDraft.draft.mode).toBe('credit');
  expect(credit).toBeChecked();
});

it('chooses nothing of selects and ticks that show what is known', async () => {
  const app = await openRequest('/7100118/request');
  const { draft } = app.store.getState().orderDraft;
  await app.user.click(submitButton());
  expect(app.store.getState().orderDraft.draft).toEqual(draft);
});

it('orders with the password that is shown, and keeps it out of the store', async () => {
  const app = await openRequest('/7100109/request', { persona: 'tpo.bright' });
  await complete(app);
  await app.user.click(await screen.findByRole('button', { name: 'Use another password' }));
  const before = app.store.getState();
  fillSilently(passwordField(), 'silent-otter-9');
  await app.user.click(submitButton());
  await waitFor(() => expect(ordersIn(app)).toHaveLength(1));
  expect(ordersIn(app)[0]?.body).toMatchObject({ creditAgency: { password: 'silent-otter-9' } });
  expect(JSON.stringify([before, app.store.getState()])).not.toContain('silent-otter-9');
});

it('takes over the reference number that is shown', async () => {
  const app = await openRequest('/7100101/request');
  await app.user.click(screen.getByRole('button', { name: 'Set all to Reissue' }));
  const [reference = expect.fail()] = await screen.findAllByRole('textbox', { name: /^Reference #/ });
  fillSilently(reference, 'CR77001');
  await app.user.click(submitButton());
  const [first] = Object.values(app.store.getState().orderDraft.draft.borrowers);
  expect(first).toMatchObject({ type: 'RE_ISSUE', reference: 'CR77001' });
});
