import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '@tests/support/renderApp';

/** Opens the showcase, whose panels label all components. */
async function open() {
  const { user } = renderApp('/comp-list');
  await screen.findByRole('heading', { level: 1, name: 'Pieces of the interface' });
  const panel = (name: string) => within(screen.getByRole('region', { name }));
  const pick = (picker: string, value: string) => user.selectOptions(screen.getByLabelText(picker), value);
  return { user, panel, pick };
}

type Panel = Awaited<ReturnType<typeof open>>['panel'];

const dataSample = (panel: Panel) =>
  panel('Panel and data display').getByText('Product').closest('dl')?.parentElement ?? null;

const columnsOf = (element: HTMLElement) =>
  (element.closest('dl') ?? expect.fail()).style.getPropertyValue('--columns');

describe('/comp-list in development', () => {
  // @spec NAV-9
  it('shows every reusable component', async () => {
    await open();
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))).toHaveLength(7);
    for (const name of [
      'Buttons',
      'Headings',
      'Panel and data display',
      'Table',
      'Expandable table',
      'Notification icons',
    ]) {
      expect(screen.getByRole('region', { name })).toBeInTheDocument();
    }
  });

  // @spec NAV-9
  it('shows a table and the notification icons', async () => {
    const { panel } = await open();
    const rows = within(panel('Table').getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'AUSOutcomeAmount',
      'DUApprove/Eligible$412,000.00',
      'LPAAccept$412,000.00',
    ]);
    const icons = [...screen.getByRole('region', { name: 'Notification icons' }).querySelectorAll('svg')];
    expect(new Set(icons.map((icon) => icon.getAttribute('class'))).size).toBe(4);
  });

  // @spec NAV-9, APP-19
  it('has pickers for type, size, text, padding, colors, icon and column count, default 2', async () => {
    await open();
    for (const name of ['Type', 'Size', 'Padding', 'Colors', 'Icon', 'Column count']) {
      expect(screen.getByLabelText(name)).toBeInstanceOf(HTMLSelectElement);
    }
    expect(screen.getByLabelText('Column count')).toHaveValue('2');
    expect(columnsOf(screen.getByText('Product'))).toBe('2');
  });

  // @spec NAV-9
  it('renders the samples as picked', async () => {
    const { user, panel, pick } = await open();
    await user.clear(screen.getByLabelText('Text'));
    await user.type(screen.getByLabelText('Text'), 'Reissue');
    await pick('Column count', '4');
    await pick('Type', 'quiet');
    expect(panel('Buttons').getAllByRole('button', { name: 'Reissue' }).length).toBeGreaterThan(1);
    expect(panel('Headings').getByText('Reissue')).toBeInTheDocument();
    expect(columnsOf(screen.getByText('Product'))).toBe('4');
  });

  // @spec NAV-9
  it.each<[picker: string, value: string, of: (panel: Panel) => Element | null]>([
    ['Type', 'quiet', (panel) => panel('Buttons').getAllByRole('button')[0] ?? null],
    ['Size', 'strong', (panel) => panel('Headings').getByText('Order credit')],
    ['Padding', '8', dataSample],
    ['Colors', 'warn-bg', dataSample],
    ['Icon', 'Star', (panel) => panel('Buttons').getAllByRole('button').at(-1)?.querySelector('svg') ?? null],
  ])('renders another sample for another %s', async (picker, value, of) => {
    const { panel, pick } = await open();
    const looks = () => {
      const sample = of(panel) ?? expect.fail('no sample');
      return ['class', 'style', 'data-kind'].map((name) => sample.getAttribute(name)).join(' ');
    };
    const before = looks();
    await pick(picker, value);
    expect(looks()).not.toBe(before);
  });

  // @spec NAV-9
  it('opens and closes a row', async () => {
    const { user, panel } = await open();
    const toggle = panel('Expandable table').getByRole('button', { name: 'DU details' });
    await user.click(toggle);
    expect(panel('Expandable table').getByText('DU: Order credit')).toBeInTheDocument();
    await user.click(toggle);
    expect(panel('Expandable table').queryByText('DU: Order credit')).not.toBeInTheDocument();
  });
});
