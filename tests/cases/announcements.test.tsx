import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { afterTest } from '@tests/support/cleanups';
import { renderApp, startLender } from '@tests/support/renderApp';
// Loads the screens' chunks before the first test waits for them.
import '@/app/areas/historyArea';
import '@/app/areas/requestArea';
import '@/app/areas/selectionArea';

/** Null until the app's frame is rendered. */
const region = () => document.querySelector('[role=status][aria-atomic=false]');

/** Records everything that the live region announces from now on. */
async function listen(): Promise<string[]> {
  await waitFor(() => expect(region()).toBeEmptyDOMElement());
  const said: string[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target === region()) said.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''));
  });
  watch.observe(document.body, { subtree: true, childList: true });
  afterTest(() => watch.disconnect());
  return said;
}

/** Creates a lender whose time passes only when the test advances it. */
function heldLender() {
  let now = Date.now();
  const lender = startLender(() => now);
  const pass = (seconds: number) => {
    now += seconds * 1_000;
    // Simulates that the tab becomes visible, which reads the history at once.
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  return { lender, pass };
}

it.each(['request', 'selection', 'history'])('each step of a run is announced once on %s', async (area) => {
  const { lender, pass } = heldLender();
  renderApp(`/7100112/${area}`, { lender });
  await screen.findByRole('heading', { level: 1, name: new RegExp(area, 'i') });
  // Only a change since the first read is announced.
  await screen.findByLabelText('Running request');
  const said = await listen();
  pass(10);
  await waitFor(() => expect(said).toEqual([expect.stringMatching(/^Request \d+, DU: Approve/)]));
  pass(20);
  await waitFor(() =>
    expect(said).toEqual([
      expect.stringMatching(/^Request \d+, DU: Approve/),
      expect.stringMatching(/^Request \d+, LPA: Accept/),
    ]),
  );
});

it('a sent order is announced with its services and its request', async () => {
  const { lender } = heldLender();
  const { user } = renderApp('/7100101/request', { lender });
  await user.click(await screen.findByRole('button', { name: 'Set all to New' }));
  await user.click(await screen.findByRole('checkbox', { name: /has authorized this credit pull/ }));
  await screen.findByText(/^Obtained/);
  const said = await listen();
  await user.click(screen.getByRole('button', { name: 'Submit for AUS' }));
  await screen.findByRole('heading', { level: 1, name: 'Selection' });
  await waitFor(() => expect(said[0]).toMatch(/^Order sent: DU and LPA, requests \d+ and \d+\.$/));
});

const isHidden = (element: Element | null) => element?.closest('[inert], [aria-hidden="true"]') !== null;

it('an open drawer hides no announcement, so that closing it repeats none', async () => {
  const { user } = renderApp('/7100120/selection');
  await user.click(await screen.findByRole('radio', { name: 'DU' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: /Reason/ }), 'Better pricing');
  await user.click(screen.getByRole('button', { name: 'Save selection' }));
  const saved = await screen.findByText('DU is now the selected result.');
  await user.click(screen.getByRole('button', { name: /^Messages.* about DU income relief/ }));
  await within(await screen.findByRole('dialog')).findByRole('table', { name: 'Messages' });
  expect(region()).not.toBeNull();
  expect(isHidden(screen.getByRole('radio', { name: 'DU', hidden: true }))).toBe(true);
  await waitFor(() => expect(isHidden(saved)).toBe(false));
  expect(isHidden(region())).toBe(false);
});

it('a comparison hides no announcement of a search, so that closing it repeats none', async () => {
  const { user } = renderApp('/7100111/history');
  await user.type(await screen.findByRole('searchbox', { name: 'Search requests' }), 'LPA');
  const found = await screen.findByText(/^21 of 46 requests match/);
  const ticks = screen.getAllByRole('checkbox', { name: /^Compare request/ });
  for (const tick of ticks.slice(0, 2)) await user.click(tick);
  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  await screen.findByRole('dialog');
  expect(isHidden(found)).toBe(false);
});

it('a drawer hides no invitation to give a reason, so that closing it repeats none', async () => {
  const { user } = renderApp('/7100120/selection');
  await user.click(await screen.findByRole('radio', { name: 'DU' }));
  const invitation = await screen.findByText('Use DU instead: give a reason, then save.');
  await user.click(screen.getByRole('button', { name: /^Messages.* about DU income relief/ }));
  await screen.findByRole('dialog');
  expect(isHidden(invitation)).toBe(false);
});
