import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@tests/support/renderApp';
import { type App, submitButton } from '@tests/support/requestScreen';

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
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? expect.fail('no setter');
  set?.call(field, text);
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

it.each([{ isComposing: true }, { keyCode: 229 }])('orders nothing by the key of an input method: %o', async (of) => {
  const { store } = renderApp('/7100118/request');
  const note = await screen.findByRole('textbox', { name: /^Note for the file/ });
  await waitFor(() => expect(submitButton()).toBeEnabled());
  fireEvent.keyDown(note, { ...KEYS, ...of });
  expect(store.getState().submission).toMatchObject({ status: 'editing' });
});
