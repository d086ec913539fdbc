import type { BrowserContext } from '@playwright/test';
import type { DeployedConfig } from '@tools/hosting/headers';

/** config.json with the addresses that the app calls or links to. */
export type ServedConfig = DeployedConfig & {
  LOS_CONFIG: { HOME_URL: string };
  TELEMETRY_CONFIG: { ENDPOINT_URL: string };
};

/** Records every violation of the content security policy or of Trusted Types, in any window of the context. */
export async function watchViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction('reportViolation', (text: string) => void violations.push(text));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, documentURI }) => {
      const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${violatedDirective}: ${blockedURI} by ${sourceFile} on ${documentURI}`);
    });
  });
  return violations;
}

/** Records which parties the browser contacts: those of the configuration by name, all others by origin. */
export function watchContacts(context: BrowserContext, config: ServedConfig): Set<string> {
  const parties = Object.entries({
    app: `${new URL(config.OKTA_CONFIG.REDIRECT_URI).origin}/`,
    api: `${config.API_CONFIG.BASE_URL}/`,
    'identity provider': `${config.OKTA_CONFIG.ISSUER}/`,
    telemetry: config.TELEMETRY_CONFIG.ENDPOINT_URL,
    'origination system': config.LOS_CONFIG.HOME_URL,
  });
  const contacts = new Set<string>();
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith('http')) return;
    contacts.add(parties.find(([, address]) => url.href.startsWith(address))?.[0] ?? url.origin);
  });
  return contacts;
}
