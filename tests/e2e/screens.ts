import { open, type Visit } from './accessibility/visit';
import { expect } from './fixtures';

/** The three screens with the most content that the sandbox's loans offer. */
export const SCREENS = [
  { address: '/7100120/selection', heading: 'Selection', table: 'Results by service' },
  { address: '/7100116/selection', heading: 'Selection', table: 'Override log' },
  { address: '/7100111/history', heading: 'History', table: 'Past requests, newest first' },
  { address: '/7100113/history', heading: 'History', table: 'Past requests, newest first' },
  { address: '/7100120/request', heading: 'Request', table: 'Verification reports' },
] as const;

type Screen = (typeof SCREENS)[number];

/** Opens a screen and waits until its tables have loaded. */
export async function openScreen(visit: Visit, { address, heading, table }: Screen): Promise<void> {
  await open(visit, address, heading);
  await expect(visit.page.getByRole('table', { name: table })).toBeVisible();
  await expect(visit.page.locator('[aria-busy=true]')).toHaveCount(0);
}
