import type { Page } from '@playwright/test';
import { ALERTS } from '@tools/docs/monitoring';
import { rowsOf, type Sent } from '@tests/support/alertQuery';

/** All that has arrived, as JSON. The SDK sends a batch each 15 seconds, or now. */
export async function received(page: Page, sandbox: string): Promise<string> {
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  return (await fetch(`${sandbox}/control/telemetry`)).text();
}

/** The alerts whose queries count anything of it. */
export function alertsOf(envelopes: string): string[] {
  const sent = JSON.parse(envelopes) as Sent[];
  return ALERTS.filter(({ query }) => rowsOf(query, sent) > 0).map(({ name }) => name);
}

export const SLOW = 'The first screen is slow';

/** The same without that of a slow screen, which a busy machine raises by itself. */
export const faultAlertsOf = (envelopes: string): string[] => alertsOf(envelopes).filter((name) => name !== SLOW);
