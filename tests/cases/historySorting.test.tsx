import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { table } from '@tests/support/historyScreen';
import { renderApp } from '@tests/support/renderApp';

const anyTable = () => screen.findByRole('table', { name: /^Past requests/ });

/** The visible figures of a column, top to bottom. */
const cells = async (column: string): Promise<string[]> =>
  [...(await anyTable()).querySelectorAll(`tbody[data-group] > tr > [data-column="${column}"]`)].map(
    (cell) => cell.firstChild?.textContent ?? '',
  );

const heading = (name: string) => screen.findByRole('columnheader', { name });
const sortButton = async (name: string) => within(await heading(name)).getByRole('button', { name });

describe('the DTI of each run', () => {
  it('shows the ratio, and the change against the previous run of the same AUS in figures and in words', async () => {
    renderApp('/7100111/history');
    await table();
    for (const figure of await cells('dti')) expect(figure).toMatch(/^\d\d\.\d\d%$/);
    for (const figure of await cells('dtiChange')) expect(figure).toMatch(/^[▲▼] \d\.\d\d$/);
    const [change] = await screen.findAllByRole('cell', {
      name: /^DTI (up|down) \d\.\d\d percentage points from request \d+$/,
    });
    expect(change).toBeVisible();
  });
});

describe('sorting', () => {
  // @spec HIS-25
  it('is newest first until the user chooses, and says so', async () => {
    const { router } = renderApp('/7100111/history');
    await table();
    expect(await heading('Sent')).toHaveAttribute('aria-sort', 'descending');
    expect(document.querySelectorAll('[aria-sort]')).toHaveLength(1);
    expect(router.state.location.search).toBe('');
  });

  // @spec HIS-67
  it('sorts by a column in both directions, keeps the order in the address, and announces it', async () => {
    const { user, router } = renderApp('/7100111/history');
    await table();
    await user.click(await sortButton('DTI change'));
    expect(await screen.findByRole('table', { name: 'Past requests, sorted by DTI change, descending' })).toBeVisible();
    expect(await heading('DTI change')).toHaveAttribute('aria-sort', 'descending');
    expect(document.querySelectorAll('[aria-sort]')).toHaveLength(1);
    expect((await cells('dtiChange'))[0]).toMatch(/^▲/);
    await waitFor(() => expect(router.state.location.search).toBe('?sort=-dtiChange'));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Past requests, sorted by DTI change, descending. ',
    );
    await user.click(await sortButton('DTI change'));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=dtiChange'));
    await user.click(await sortButton('DTI change'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await table()).toBeVisible();
  });

  // @spec HIS-67
  it('follows the address, together with a search', async () => {
    renderApp('/7100111/history?sort=-dti&aus=LPA');
    expect(await screen.findByRole('table', { name: 'Past requests, sorted by DTI, descending' })).toBeVisible();
    const ratios = [...document.querySelectorAll('tbody[data-group]')].map((request) =>
      Math.max(
        ...[...request.querySelectorAll('[data-column="dti"]')].map((cell) => Number.parseFloat(cell.textContent)),
      ),
    );
    expect(ratios).toHaveLength(6);
    expect(ratios).toEqual(ratios.toSorted((a, b) => b - a));
    expect(screen.getByText(/that match, 46 in all$/)).toBeVisible();
  });

  it('ignores an order that does not exist', async () => {
    renderApp('/7100111/history?sort=-secret');
    expect(await table()).toBeVisible();
  });
});
