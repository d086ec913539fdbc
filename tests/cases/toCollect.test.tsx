import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { startLender, renderApp } from '@tests/support/renderApp';
import { fakeBrowser } from '@tests/support/fakeBrowser';
import { server } from '@tests/support/server';

/** DU and LPA for Camille and Andre Toussaint; the sandbox repeats texts and names in its answers. */
const MULTI = '7100120';
const CATEGORIES = { FINDINGS: { DU_DOCUMENT_CATEGORIES: ['3', '4'] } };

const downloads = (requests: readonly { path: string }[]) =>
  requests.filter(({ path }) => path.includes('underwriting/download')).length;

const links = () => screen.findAllByRole('button', { name: /^To collect: request \d+, \w+$/ });

async function openList(place = 0, options: Parameters<typeof renderApp>[1] = {}) {
  const browser = fakeBrowser();
  const app = renderApp(`/${MULTI}/selection`, { browser, config: CATEGORIES, ...options });
  const link = (await links())[place] ?? expect.fail();
  const before = downloads(app.requests);
  await app.user.click(link);
  const dialog = await screen.findByRole('dialog', { name: /^To collect: request \d+$/ });
  return { ...app, browser, dialog, link, before };
}

/** Every line by its group: 'Camille Toussaint: Document …'. */
async function linesOf(dialog: HTMLElement) {
  await within(dialog).findAllByRole('listitem');
  const groups = within(dialog).getAllByRole('heading', { level: 4 });
  return groups.flatMap((heading) =>
    within(heading.parentElement ?? expect.fail())
      .getAllByRole('listitem')
      .map((item) => `${heading.textContent}: ${item.querySelector(':scope > div')?.textContent ?? ''}`),
  );
}

const COPY = /^Copy \d+ ticked$/;

const messages = (dialog: HTMLElement) =>
  within(dialog).findByText(/^\d+ messages, \d+ to collect, \d+ others?(?:, \d+ repeats?)?$/);

describe('the list to collect', () => {
  // @spec FND-26, FND-31
  it('opens from the figure of each column, and loads only what the findings load', async () => {
    const { dialog, link, before, requests } = await openList();
    expect(link).toHaveTextContent(/^To collect$/);
    expect(link.closest('td')).toHaveTextContent(/^\d+ by the service’s count · To collect$/);
    expect(before).toBe(0);
    expect(await messages(dialog)).toBeVisible();
    expect(within(dialog).getByRole('heading', { level: 3 })).toHaveTextContent(/^If DU is used/);
    expect(downloads(requests)).toBe(1);
  });

  // @spec FND-27, FND-28
  it('is grouped by borrower, has equal texts once, and their ids in the line', async () => {
    const { dialog } = await openList(1);
    const lines = await linesOf(dialog);
    expect(
      within(dialog)
        .getAllByRole('heading', { level: 4 })
        .map((heading) => heading.textContent),
    ).toEqual(['Camille Toussaint', 'Camille Toussaint and Andre Toussaint', 'Andre Toussaint', 'For the loan']);
    expect(lines).toContain('Camille Toussaint: A LETTER OF CAMILLE TOUSSAINT ABOUT THE GAP BETWEEN TWO JOBS.');
    expect(lines).toContain('For the loan: A gift letter of the donor, Andre Toussaint-Marsh.');
    expect(lines).toContain('Andre Toussaint: Andre Toussaint’s last two tax returns.');
    expect(lines.filter((line) => line.includes('each recent inquiry'))).toHaveLength(1);
    expect(within(dialog).getByText('DCH9970, DCH9971')).toBeVisible();
    expect(within(dialog).getByText('also FEI9970, FEI9971')).toBeVisible();
  });

  // @spec FND-26, FND-28
  it.each([0, 1])('has as many lines as it says, and only what the engine asks for', async (place) => {
    const { dialog } = await openList(place);
    const lines = await linesOf(dialog);
    const text = (await messages(dialog)).textContent;
    const [all, ...parts] = (text.match(/\d+/g) ?? []).map(Number);
    expect(parts[0]).toBe(lines.length);
    expect(parts.reduce((sum, count) => sum + count)).toBe(all);
    expect(lines.join('\n')).not.toMatch(
      /relief for|waiver|Value acceptance|short form is enough|second opinion|is an estimate/i,
    );
  });

  // @spec FND-26
  it("has all of DU's messages in its order, if no categories are named, and calls none of them to collect", async () => {
    const { dialog } = await openList(0, { config: {} });
    expect(await within(dialog).findByText(/This is the whole list, in the order of DU\.$/)).toBeVisible();
    expect(await within(dialog).findByText(/^\d+ messages, 1 repeat$/)).toBeVisible();
    expect(within(dialog).queryByText(/\d to collect/)).toBeNull();
  });

  // @spec FND-29
  it('says of both engines together what both ask for, and what only one does', async () => {
    const { dialog, user } = await openList();
    await user.click(within(dialog).getByRole('radio', { name: 'Together' }));
    await within(dialog).findByText(/^Facts and messages of .* from the response file\.$/);
    await waitFor(() => expect(within(dialog).getAllByText(/to collect, \d+ others/)).toHaveLength(2));
    const headings = within(dialog).getAllByRole('heading', { level: 3 });
    const asked = ['Both ask', 'Only DU'];
    expect(headings.slice(2).map(({ textContent }) => textContent)).toEqual(asked);
    const lines = await waitFor(() => linesOf(dialog));
    expect(new Set(lines).size).toBe(lines.length);
    await user.click(within(dialog).getByRole('button', { name: `Copy ${lines.length} ticked` }));
    const text = await navigator.clipboard.readText();
    expect(text.split('\n\n').filter((part) => asked.includes(part))).toEqual(asked);
  });

  // @spec FND-29
  it('is copied as plain text without ids, saved with them, and printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { dialog, user, browser } = await openList(1);
    const lines = await linesOf(dialog);
    await user.click(within(dialog).getByRole('button', { name: COPY }));
    expect(await within(dialog).findByText(`Copied ${lines.length} messages`)).toBeVisible();
    const text = await navigator.clipboard.readText();
    expect(text.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(lines.length);
    expect(text).toMatch(/^Camille Toussaint:\n- /);
    expect(text).not.toMatch(/DCH|FEI/);
    await user.click(within(dialog).getByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(browser.saved[0]?.fileName).toMatch(/^to-collect-\d{10}-\d{4}-\d\d-\d\d\.csv$/));
    expect(browser.saved[0]?.text.trimEnd().split('\r\n').length).toBeGreaterThan(lines.length);
    expect(browser.saved[0]?.text).toContain('"DCH9970, DCH9971"');
    await user.click(within(dialog).getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(document.title).not.toMatch(/Toussaint/i);
  });

  // @spec FND-29
  it('copies and saves what is ticked, and keeps the ticks while it is open', async () => {
    const { dialog, user, browser } = await openList(1);
    const lines = await linesOf(dialog);
    const box = () => within(dialog).findByRole('checkbox', { name: /^Andre Toussaint’s last two tax returns/ });
    expect(await box()).toBeChecked();
    await user.click(await box());
    expect(await box()).not.toBeChecked();
    expect(within(dialog).getByText(`${lines.length} lines · ${lines.length - 1} ticked`)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: `Copy ${lines.length - 1} ticked` }));
    expect(await navigator.clipboard.readText()).not.toContain('tax returns');
    await user.click(within(dialog).getByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(browser.saved[0]?.text).toBeDefined());
    expect(browser.saved[0]?.text).not.toContain('tax returns');
    await user.click(within(dialog).getByRole('radio', { name: 'If DU is used' }));
    await user.click(within(dialog).getByRole('radio', { name: 'If LPA is used' }));
    expect(await box()).not.toBeChecked();
  });

  // @spec FND-29
  it('is copied as the search shows it', async () => {
    const { dialog, user } = await openList(1);
    await linesOf(dialog);
    await user.type(within(dialog).getByRole('searchbox', { name: 'Search findings' }), 'dch9973');
    expect(await within(dialog).findByText(/^1 of \d+ messages match$/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: COPY }));
    expect(await navigator.clipboard.readText()).toBe(
      'Camille Toussaint and Andre Toussaint:\n- A joint account statement of Camille Toussaint and Andre Toussaint.',
    );
  });

  // @spec FND-31
  it('is the first view of the findings', async () => {
    const { user } = renderApp(`/${MULTI}/history`, { config: CATEGORIES });
    const [findings] = await screen.findAllByRole('button', { name: /^Findings of request/ });
    await user.click(findings ?? expect.fail());
    const dialog = await screen.findByRole('dialog');
    const [first] = within(dialog).getAllByRole('radio');
    expect(first).toHaveAccessibleName('To collect');
    await user.click(first ?? expect.fail());
    expect(await within(dialog).findByRole('heading', { level: 3, name: 'Both ask' })).toBeVisible();
    expect(within(dialog).getByRole('radio', { name: 'Together' })).toBeChecked();
  });

  it('counts the messages without text, and says what a file that is not read is', async () => {
    const file = (name: string) => readFileSync(`tests/fixtures/findings/${name}`).toString('base64');
    const app = renderApp(`/${MULTI}/selection`);
    const [du, lpa] = await links();
    const answer = (name: string) =>
      server.use(
        http.post('*/underwriting/download', () => HttpResponse.json({ documentBytes: file(name), extension: 'xml' })),
      );
    answer('hostile-markup.xml');
    await app.user.click(du ?? expect.fail());
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('1 message of the file has no text, and is not listed.')).toBeVisible();
    await app.user.keyboard('{Escape}');
    answer('two-formats.xml');
    await app.user.click(lpa ?? expect.fail());
    expect(await screen.findByText('The response file has two formats at once.')).toBeVisible();
    expect(screen.queryByRole('button', { name: COPY })).toBeNull();
  });
});

// @spec FND-30
describe('a user who may not download the response', () => {
  it('has no link to an empty list, and reads who may see it, without a call', async () => {
    const { requests } = renderApp(`/${MULTI}/selection`, { persona: 'sam.lindqvist', config: CATEGORIES });
    const words = 'list only for users who may download responses';
    expect(await screen.findAllByText((text) => text.includes(words))).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^To collect/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Findings PDF/ })).not.toHaveLength(0);
    expect(downloads(requests)).toBe(0);
  });

  it('sees the messages that the service sends with the results, without a call', async () => {
    const lender = startLender();
    lender.changeHabits({ sendsFindings: true });
    const { dialog, requests, user } = await openList(1, { persona: 'sam.lindqvist', lender });
    expect(await linesOf(dialog)).toContain('Andre Toussaint: Andre Toussaint’s last two tax returns.');
    expect(within(dialog).getByText(/^Facts and messages of .* sent by the service\.$/)).toBeVisible();
    await user.click(within(dialog).getByRole('radio', { name: 'Together' }));
    await waitFor(() => expect(within(dialog).getAllByText(/to collect, \d+ others/)).toHaveLength(2));
    expect(within(dialog).queryByRole('button', { name: /^Response file/ })).toBeNull();
    expect(downloads(requests)).toBe(0);
  });
});
