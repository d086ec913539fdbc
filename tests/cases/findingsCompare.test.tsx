import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { findingsLinks, headings, LONG, openHistory, openSheet, sheet } from '@tests/support/findingsScreen';
import { chooseInMenu } from '@tests/support/historyScreen';
import { server } from '@tests/support/server';

describe('the comparison of findings', () => {
  // @spec FND-17
  it('has counts, new, gone and changed messages with both texts; the same are folded', async () => {
    const { dialog, user } = await openSheet(LONG, 'du-codified-run2.xml', 'du-codified-run1.xml');
    await user.click(within(dialog).getByRole('radio', { name: 'New since last run' }));
    for (const count of ['New: 2', 'Gone: 1', 'Changed: 1', 'Same: 5'])
      expect((await within(dialog).findAllByText(count))[0]).toBeVisible();
    await within(dialog).findByRole('heading', { name: 'Same: 5' });
    expect(headings(dialog)).toEqual([
      'H2 Findings of request 1230051, DU, compared with request 1230041',
      'H3 New in request 1230051: 2',
      'H3 Gone since request 1230041: 1',
      'H3 Changed: 1',
      'H3 Same: 5',
    ]);
    expect(await screen.findByText('New: 2, Gone: 1, Changed: 1, Same: 5')).toBeInTheDocument();
    expect(await within(dialog).findByText('41.20', { selector: 'del' })).toBeVisible();
    expect(within(dialog).getByText('43.75', { selector: 'ins' })).toBeVisible();
    expect(within(dialog).queryByText('90001')).toBeNull();
    const copiedLines = async () => {
      await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
      return (await navigator.clipboard.readText()).split('\n').length;
    };
    // Folded, the same messages are not shown.
    expect(await copiedLines()).toBe(5);
    await user.click(within(dialog).getByRole('button', { name: 'Same: 5' }));
    expect(await within(dialog).findByText('90001')).toBeVisible();
    expect(await copiedLines()).toBe(10);
  });

  // @spec FND-33
  it('has messages of one id that are left on both sides under their id', async () => {
    const { user } = await openHistory(LONG);
    let loaded = 0;
    server.use(
      http.post('*/underwriting/download', () => {
        loaded += 1;
        const xml = readFileSync('tests/fixtures/findings/du-codified-run2.xml', 'utf8');
        return HttpResponse.text(loaded === 1 ? xml : xml.replaceAll('keep one pay statement', 'keep a letter'));
      }),
    );
    await user.click((await findingsLinks())[0] ?? expect.fail());
    const dialog = await sheet();
    await user.click(within(dialog).getByRole('radio', { name: 'New since last run' }));
    const common = await within(dialog).findByRole('heading', { name: 'Gone and new under one id: 1 id' });
    expect(await within(dialog).findByText('New: 2')).toBeVisible();
    expect(within(dialog).queryByRole('heading', { name: /^(?:New in|Gone since)/ })).toBeNull();
    const section = within(common.closest('section') ?? expect.fail());
    expect(section.getByRole('heading', { level: 4, name: '90003' })).toBeVisible();
    await waitFor(() =>
      expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/keep a letter of Imke/),
        expect.stringMatching(/keep a letter of Rafe/),
        expect.stringMatching(/keep one pay statement of Imke/),
        expect.stringMatching(/keep one pay statement of Rafe/),
      ]),
    );
    expect(section.getByText('Gone since request 1230041: 2')).toBeVisible();
  });

  // @spec FND-24
  it('is refused in words across formats', async () => {
    const { dialog, user } = await openSheet(LONG, 'lpa-5-run1.xml', 'lpa-4-run1.xml');
    await user.click(within(dialog).getByRole('radio', { name: 'New since last run' }));
    expect(await within(dialog).findByText(/different formats, whose message ids differ/)).toBeVisible();
  });

  it('opens from the comparison of two runs', async () => {
    const { user } = await openHistory(LONG, 'du-codified-run1.xml', 'du-codified-run2.xml');
    await chooseInMenu(user, /^More for request \d+, DU/, /^Compare with request \d+$/);
    await user.click(await screen.findByRole('button', { name: 'Compare findings' }));
    expect(await within(await sheet()).findByText('New: 2')).toBeVisible();
  });

  // @spec FND-23
  it('names both versions of the engine if they differ', async () => {
    const { user } = await openHistory(LONG);
    let version = 0;
    server.use(
      http.post('*/underwriting/download', () => {
        version += 1;
        const xml = readFileSync('tests/fixtures/findings/du-codified-run1.xml', 'utf8');
        return HttpResponse.text(xml.replaceAll('99.1', `99.${3 - version}`));
      }),
    );
    const [link] = await findingsLinks();
    await user.click(link ?? expect.fail());
    const dialog = await sheet();
    await user.click(within(dialog).getByRole('radio', { name: 'New since last run' }));
    expect(await within(dialog).findByText("The engine's version changed from 99.1 to 99.2.")).toBeVisible();
    expect(within(dialog).getByText('The messages of both runs are the same.')).toBeVisible();
  });
});
