import { readRuntimeConfig, type RuntimeConfig } from '@/config/runtimeConfig';

/** Returns the config.json of the screen tests, with overrides by key. */
export const configFile = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  API_CONFIG: { BASE_URL: 'https://lender.test/api' },
  OKTA_CONFIG: {
    ISSUER: 'https://idp.test/oauth2/default',
    CLIENT_ID: 'companion',
    REDIRECT_URI: 'http://localhost:3000/implicit/callback',
  },
  LOS_CONFIG: {
    HOME_URL: 'https://los.test/home',
    SECTION_URL_TEMPLATE: 'https://los.test/loan/{loanId}/{sectionName}',
  },
  SUPPORT_PHONE: '1-800-555-0100',
  CREDIT_COST_ESTIMATE: 80,
  ...overrides,
});

export function testConfig(overrides: Record<string, unknown> = {}): RuntimeConfig {
  const result = readRuntimeConfig(JSON.stringify(configFile(overrides)), 'http://localhost:3000');
  if ('problems' in result) throw new Error(result.problems.join('\n'));
  return result.config;
}
