import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { chooseInMenu, openDetails, table, toggles } from '@tests/support/historyScreen';
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

  it('shows the last days, and ignores other numbers of the address', async () => {
    const { user, router } = renderApp('/7100111/history?days=soon');
    const dates = await screen.findByRole('combobox', { name: 'Dates' });
    expect(dates).toHaveValue('');
    await user.selectOptions(dates, 'Last 7 days');
    await waitFor(() => expect(router.state.location.search).toBe('?days=7'));
    expect(await screen.findByText(/that match, 46 in all$/)).toBeVisible();
  });

  it('clears all filters at once', async () => {
    const { user, router } = renderApp('/7100111/history?status=error&aus=LPA&days=7');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(screen.getByRole('searchbox', { name: 'Search requests' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('shows all requests at once, and focuses the first new one', async () => {
    const { user } = renderApp('/7100111/history');
    await user.click(await screen.findByRole('button', { name: 'Show all 46' }));
    const all = await toggles();
    expect(all).toHaveLength(46);
    expect(screen.queryByRole('button', { name: 'Load More Results' })).toBeNull();
    await waitFor(() => expect(all[6]).toHaveFocus());
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
        .filter((text) => text.includes('of 46'));
    expect(news()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Load More Results' }));
    expect(news()).toEqual(['12 of 46 requests shown']);
    const [region] = screen.getAllByRole('status').filter(({ textContent }) => /of 46/.test(textContent));
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

describe('exporting and arranging', () => {
  it('exports all requests, not only the page, as a safe CSV', async () => {
    const { user, browser } = renderApp('/7100111/history');
    await chooseInMenu(user, /^More$/, 'Export CSV');
    const file = await waitFor(() => browser.saved[0] ?? expect.fail());
    expect(file).toMatchObject({
      fileName: expect.stringMatching(/^history-0\d{9}-\d{4}-\d\d-\d\d\.csv$/) as string,
      type: 'text/csv',
    });
    expect(file.text.trimEnd().split('\r\n').length).toBeGreaterThan(46);
  });

  it('prints every request, the details that are open, and who printed them', async () => {
    const { user } = renderApp('/7100111/history');
    await openDetails(user);
    const requests = () => document.querySelectorAll('tbody[id]').length;
    expect(requests()).toBe(6);
    const heading = screen.getByRole('button', { name: 'Submitter' });
    heading.focus();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(requests()).toBe(46);
    expect(screen.getAllByText('Credit Details')).toHaveLength(1);
    expect(screen.getByText(/Printed by Rita Ibarra, \d\d\/\d\d\/\d\d /)).toBeVisible();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(requests()).toBe(6));
    expect(screen.queryByText(/Printed by/)).toBeNull();
    expect(heading).toHaveFocus();
  });

  it("counts submissions, and shows DU's red flag below the heading", async () => {
    renderApp('/7100111/history');
    expect(
      await screen.findByText(
        'Submissions so far: DU 36, LPA 21. Orders that failed before they reached the system count too.',
      ),
    ).toBeVisible();
    expect(
      screen.getByText('DU flags excessive resubmissions: 36 runs. Give the reason in the note of each new run.'),
    ).toBeVisible();
  });

  it("shows DU's red flag on Request too, where the next run is ordered", async () => {
    renderApp('/7100111/request');
    expect(
      await screen.findByText(
        'DU flags excessive resubmissions: 36 runs. Give the reason in the note of each new run.',
      ),
    ).toBeVisible();
  });

  it('shows no red flag that DU has not raised', async () => {
    renderApp('/7100113/history');
    await table();
    expect(screen.queryByText(/excessive resubmissions/)).toBeNull();
  });

  it('prints', async () => {
    const { user } = renderApp('/7100111/history');
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await chooseInMenu(user, /^More$/, 'Print');
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

// @spec HIS-24, DAT-2, HIS-29
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
  await user.click((await toggles())[0] ?? expect.fail());
  const credit = await screen.findByRole('table', { name: /^Credit Details/ });
  await user.hover(within(credit).getAllByRole('cell')[0] ?? expect.fail());
  expect(linked()).toHaveLength(1);
});
