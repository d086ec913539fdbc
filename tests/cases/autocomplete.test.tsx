import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { table } from '@tests/support/historyScreen';
import { renderApp } from '@tests/support/renderApp';
import { openRequest } from '@tests/support/requestScreen';

const CHOICES = ['checkbox', 'radio', 'range'];

/** The names of the fields in which the browser offers what was typed for another loan. */
const offering = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .filter((field) => !CHOICES.includes(field.type) && field.getAttribute('autocomplete') === null)
    .map((field) => field.labels?.[0]?.textContent ?? field.name);
const fields = () => screen.getAllByRole('textbox').length;

it.each([
  ['a retail loan', '/7100101/request', 'rita.ibarra'],
  ['account, password and vendor', '/7100109/request', 'tpo.bright'],
] as const)('no field of Request offers what was typed before: %s', async (_, address, persona) => {
  const { user } = await openRequest(address, { persona });
  for (const choice of screen.queryAllByRole('combobox', { name: /^Report, / }))
    await user.selectOptions(choice, 'Reissue');
  expect(fields()).toBeGreaterThan(1);
  expect(offering()).toEqual([]);
});

it('no field of History does', async () => {
  renderApp('/7100111/history');
  await table();
  expect(screen.getByRole('searchbox', { name: 'Search requests' })).toBeVisible();
  expect(offering()).toEqual([]);
});

it('no field of Selection does', async () => {
  const { user } = renderApp('/7100120/selection');
  await user.click(await screen.findByRole('radio', { name: 'DU' }));
  expect(await screen.findByRole('textbox', { name: 'Comment' })).toBeVisible();
  expect(offering()).toEqual([]);
});
