import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { chooseInMenu, table, toggles } from '@tests/support/historyScreen';
import { renderApp } from '@tests/support/renderApp';

const FIELDS = 'Inputs and results of both runs';
const ticks = () => screen.findAllByRole('checkbox', { name: /^Compare request \d+, (DU|LPA)$/ });
const tick = async (place: number) => (await ticks())[place] ?? expect.fail('no such checkbox');
/** The name of a run in the tray: '#12 DU'. */
const nameOf = (checkbox: HTMLElement): string =>
  (checkbox as HTMLInputElement).labels?.[0]?.textContent.replace(/^Compare request (\d+), /, '#$1 ') ?? '';
const tray = () => screen.findByRole('group', { name: 'Runs to compare' });
const button = (name: string) => screen.findByRole('button', { name });
const checked = async () => (await ticks()).flatMap((box) => ((box as HTMLInputElement).checked ? [nameOf(box)] : []));

/** Opens the long history and picks as many runs. */
async function pick(count: number) {
  const app = renderApp('/7100111/history');
  await table();
  const names: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const box = await tick(place);
    names.push(nameOf(box));
    await app.user.click(box);
  }
  return { ...app, names };
}

describe('the compare tray', () => {
  // @spec OWN-2
  it('names the picks, and compares two', async () => {
    const { user, names } = await pick(1);
    expect(await tray()).toHaveTextContent(`${names[0]}Pick another run to compare`);
    expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
    const second = await tick(3);
    await user.click(second);
    expect(await tray()).toHaveTextContent(`${names[0]}against${nameOf(second)}`);
    await user.click(await button('Compare'));
    expect(await screen.findByRole('dialog', { name: /^Request \d+ compared with request \d+$/ })).toBeVisible();
  });

  it('clears the picks, and the focus returns to the first', async () => {
    const { user } = await pick(2);
    await user.click(await button('Clear'));
    expect(await checked()).toEqual([]);
    expect(screen.queryByRole('group', { name: 'Runs to compare' })).toBeNull();
    expect(await tick(0)).toHaveFocus();
  });

  it('lets a third pick take the place of the first', async () => {
    const { names } = await pick(3);
    expect(await checked()).toEqual(names.slice(1));
    expect(await tick(2)).toHaveFocus();
  });
});

describe('the comparison', () => {
  it('has inputs above results, and differences only at first', async () => {
    const { user } = await pick(0);
    await chooseInMenu(user, /^More for request/, /^Compare with request \d+$/);
    const dialog = await screen.findByRole('dialog', { name: /^Request \d+ compared with request \d+$/ });
    expect(
      within(dialog)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/^Note of #\d+ (DU|LPA)$/), expect.stringMatching(/^Note of #\d+ (DU|LPA)$/)]);
    const fields = within(dialog).getByRole('table', { name: FIELDS });
    const labels = () =>
      within(fields)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent);
    expect(labels().slice(0, 2)).toEqual(['Inputs', 'DTI-1003']);
    expect(labels().slice(-2)).toEqual(['Results', 'Outcome']);
    expect(within(dialog).getByText(/^Not loaded: relief loads/)).toBeVisible();
    expect(within(fields).getByRole('row', { name: /^DTI-1003/ })).toHaveTextContent(
      /^DTI-1003\d\d\.\d+%\d\d\.\d+%[▲▼] [\d.]+ percentage points$/,
    );
    expect(within(dialog).queryAllByRole('listitem')).toEqual([]);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Only differences' }));
    expect(labels()).toHaveLength(20 + 3 + 2);
    for (const fact of ['DTI-1003', 'Outcome']) expect(within(dialog).getAllByText(fact)).toHaveLength(1);
  });

  it('shows what is read of relief and messages, which is no difference to what is not, and reads nothing', async () => {
    const { user, router, requests } = renderApp('/7100116/selection');
    await screen.findByRole('rowheader', { name: /^Income relief/ });
    await user.click(
      (await screen.findAllByRole('button', { name: /^Findings of request 1160021, DU/ }))[0] ?? expect.fail(),
    );
    const sheet = await screen.findByRole('dialog');
    const [count] =
      /\d+(?= messages)/.exec((await within(sheet).findAllByText(/^\d+ messages/))[0]?.textContent ?? '') ?? [];
    await user.click(within(sheet).getAllByRole('button', { name: 'Close' })[0] ?? expect.fail());
    await router.navigate('/7100116/history');
    await table();
    const before = requests.length;
    await chooseInMenu(user, /^More for request 1160021, DU/, /^Compare with request 1160011$/);
    const dialog = await screen.findByRole('dialog', { name: /compared with/ });
    const fields = within(dialog).getByRole('table', { name: FIELDS });
    const cells = (label: string) =>
      within(within(fields).getByRole('row', { name: new RegExp(`^${label}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    const notLoaded = within(dialog).getByText(/^Not loaded: relief loads when Selection shows the run/);
    expect(notLoaded).toHaveTextContent(/ Missing: #1160011 DU\.$/);
    expect(within(fields).queryByRole('row', { name: /^(Income relief|Messages)/ })).toBeNull();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Only differences' }));
    expect(cells('Income relief')).toEqual(['not loaded', expect.stringMatching(/Eligible|Requested|Determine/), '']);
    expect(cells('Messages')).toEqual(['not loaded', count, '']);
    // The notes of both runs are read, as before.
    await waitFor(() => expect(within(dialog).queryByText('Loading the note…')).toBeNull());
    const notes = ['1160011', '1160021'].map((id) => `/aus/multi-aus/v1/requests/${id}`);
    expect(requests.slice(before).map(({ path }) => path)).toEqual(notes);
  });

  it('is copied as text and printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await pick(2);
    await user.click(await button('Compare'));
    await user.click(await button('Copy'));
    expect(await button('Copied')).toBeVisible();
    const text = await navigator.clipboard.readText();
    expect(text).toMatch(/^Request \d+ compared with request \d+\n/);
    expect(text).toMatch(/\nDTI-1003\t\d\d\.\d+%\t\d\d\.\d+%\t/);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  it('says so when the browser does not copy', async () => {
    const { user } = await pick(2);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(await button('Compare'));
    await user.click(await button('Copy'));
    expect(await button("Can't copy here")).toBeVisible();
  });

  it('opens from the details of a request too', async () => {
    const { user } = renderApp('/7100111/history');
    await user.click((await toggles())[0] ?? expect.fail());
    const [compare] = await screen.findAllByRole('button', { name: /^Compare with request \d+$/ });
    await user.click(compare ?? expect.fail());
    const dialog = await screen.findByRole('dialog', { name: /compared with/ });
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? expect.fail());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
