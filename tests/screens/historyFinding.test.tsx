import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { table, toggles } from '@tests/support/historyScreen';
import { renderApp } from '@tests/support/renderApp';

describe('search and filters', () => {
  it('narrows the requests and keeps the search in the address', async () => {
    const { user, router } = renderApp('/7100111/history');
    const search = await screen.findByRole('searchbox', { name: 'Search requests' });
    await user.type(search, 'lindqvist');
    await waitFor(() => expect(router.state.location.search).toBe('?q=lindqvist'));
    const submitters = within(await table()).queryAllByText('Sam Lindqvist');
    expect(submitters.length).toBeGreaterThan(0);
    await user.selectOptions(screen.getByRole('combobox', { name: 'AUS' }), 'LPA');
    await waitFor(() => expect(router.state.location.search).toBe('?q=lindqvist&aus=LPA'));
    await user.clear(search);
    await waitFor(() => expect(router.state.location.search).toBe('?aus=LPA'));
  });

  it('applies the search of the address, and clears it when nothing matches', async () => {
    const { user, router } = renderApp('/7100111/history?q=nobody&status=error');
    expect(await screen.findByText('No requests match')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Expand all' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(await table()).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('the announcement of results', () => {
  it('reports a search and Load More, in a live region that is always present', async () => {
    const { user } = renderApp('/7100111/history');
    const search = await screen.findByRole('searchbox', { name: 'Search requests' });
    const news = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .filter(Boolean);
    expect(news()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Load More Results' }));
    expect(news()).toEqual(['12 of 46 requests shown']);
    const [region] = screen.getAllByRole('status').filter(({ textContent }) => textContent !== '');
    await user.type(search, 'nobody');
    await waitFor(() => expect(news()).toEqual(['none of 46 requests match']));
    expect(region).toHaveTextContent('none of 46');
    await user.clear(search);
    await user.selectOptions(screen.getByRole('combobox', { name: 'AUS' }), 'LPA');
    await waitFor(() => expect(region).toHaveTextContent(/^\d+ of 46 requests match, 12 shown$/));
  });
});

describe('a link to one request', () => {
  it('shows it, opens it and focuses it, however old it is', async () => {
    const { router } = renderApp('/7100111/history');
    await table();
    // Printing shows all requests.
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const oldest = (await toggles()).at(-1)?.closest('tbody')?.id ?? expect.fail();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(oldest).toMatch(/^request-\d+$/);
    await router.navigate('/7100113/history');
    await screen.findByText('4 requests');
    await router.navigate(`/7100111/history#${oldest}`);
    const rows = await waitFor(() => document.getElementById(oldest) ?? expect.fail('not shown'));
    const toggle = within(rows).getByRole('button', { name: /details$/ });
    await waitFor(() => expect(toggle).toHaveFocus());
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('comparing runs', () => {
  it('compares two selected runs, the differences first', async () => {
    const { user } = renderApp('/7100111/history');
    const ticks = await screen.findAllByRole('checkbox', { name: /^Compare request \d+, DU/ });
    expect(screen.getByRole('button', { name: 'Compare (0)' })).toBeDisabled();
    await user.click(ticks[0] ?? expect.fail());
    await user.click(ticks[2] ?? expect.fail());
    await user.click(screen.getByRole('button', { name: 'Compare (2)' }));
    const dialog = await screen.findByRole('dialog', { name: /^Request \d+ compared with request \d+$/ });
    const fields = within(dialog).getByRole('table', { name: 'Outcome and data set of both runs' });
    const differences = within(fields).getAllByRole('rowheader').length;
    expect(differences).toBeGreaterThan(0);
    expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(0);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Only differences' }));
    expect(within(fields).getAllByRole('rowheader')).toHaveLength(21);
  });

  it('deselects the oldest of three selected runs', async () => {
    const { user } = renderApp('/7100111/history');
    const ticks = await screen.findAllByRole('checkbox', { name: /^Compare request/ });
    for (const tick of ticks.slice(0, 3)) await user.click(tick);
    expect(ticks.slice(0, 3).map((tick) => (tick as HTMLInputElement).checked)).toEqual([false, true, true]);
  });

  it('shows in an open request what changed since the previous run', async () => {
    const { user } = renderApp('/7100111/history');
    await user.click((await toggles())[0] ?? expect.fail());
    const [compare] = screen.getAllByRole('button', { name: /^Compare with request \d+$/ });
    await user.click(compare ?? expect.fail());
    expect(await screen.findByRole('dialog', { name: /compared with/ })).toBeVisible();
  });
});

describe('exporting and arranging', () => {
  it('exports all requests, not only the page, as a safe CSV', async () => {
    const { user, browser } = renderApp('/7100111/history');
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    const [file] = browser.saved;
    expect(file).toMatchObject({ fileName: 'history-0123904607.csv', type: 'text/csv' });
    expect(file?.text.trimEnd().split('\r\n').length).toBeGreaterThan(46);
  });

  it('remembers hidden columns and density', async () => {
    const first = renderApp('/7100113/history');
    await first.user.click(await screen.findByRole('button', { name: 'Columns' }));
    await first.user.click(await screen.findByRole('checkbox', { name: 'Submitter' }));
    await first.user.click(screen.getByRole('checkbox', { name: 'Compact rows' }));
    first.unmount();
    renderApp('/7100113/history');
    expect(await table()).toHaveAttribute('data-density', 'compact');
    expect(screen.queryByRole('columnheader', { name: 'Submitter' })).toBeNull();
  });

  it('prints every request, the details that are open, and who printed them', async () => {
    const { user } = renderApp('/7100111/history');
    await user.click((await toggles())[0] ?? expect.fail());
    const requests = () => document.querySelectorAll('tbody[id]').length;
    expect(requests()).toBe(6);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(requests()).toBe(46);
    expect(screen.getAllByText('Credit Details')).toHaveLength(1);
    expect(screen.getByText(/Printed by Rita Ibarra, \d\d\/\d\d\/\d\d /)).toBeVisible();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(requests()).toBe(6));
    expect(screen.queryByText(/Printed by/)).toBeNull();
  });

  it('describes the debt-to-income ratio in words too, and can be hidden', async () => {
    const { user } = renderApp('/7100111/history');
    expect(await screen.findByRole('img', { name: /^The debt-to-income ratio .* over 12 requests/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByRole('img', { name: /debt-to-income/ })).toBeNull();
  });

  it("counts submissions and shows DU's red flag", async () => {
    renderApp('/7100111/history');
    expect(await screen.findByText(/^Submissions so far: DU \d+, LPA \d+\./)).toBeVisible();
    expect(screen.getByText(/excessive resubmissions/)).toBeVisible();
  });
});

// @source Specification §2: "Hovering a row highlights the linked rows of the same request"
it('highlights linked requests on hover and focus', async () => {
  const { user } = renderApp('/7100113/history');
  const [newest] = within(await table())
    .getAllByRole('rowgroup')
    .slice(1);
  const linked = () => document.querySelectorAll('tbody[data-linked]');
  await user.hover(within(newest ?? expect.fail()).getAllByRole('cell')[3] ?? expect.fail());
  expect(linked()).toHaveLength(1);
  await user.hover(screen.getByRole('heading', { name: 'History' }));
  expect(linked()).toHaveLength(0);
  (await toggles())[0]?.focus();
  expect(linked()).toHaveLength(1);
});
