import { describe, expect, it, vi } from 'vitest';
import { readRuntimeConfig } from '@/config/runtimeConfig';
import { configFile } from '@tests/support/testConfig';

const start = (overrides: object): { lines: string[]; isFine: boolean } => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const result = readRuntimeConfig(JSON.stringify({ ...configFile(), ...overrides }), 'http://localhost:3000');
  return { lines: warn.mock.calls.map(String), isFine: 'config' in result };
};

describe('keys of earlier versions', () => {
  it('are named in one line, without their values, and change nothing else', () => {
    const { lines, isFine } = start({
      BRAND: { TITLE: 'Halcyon', WORDING_URL: 'https://secret.test/es.json', LANGUAGE: 7, COLORS: { ACCENT: 'teal' } },
    });
    expect(lines).toEqual([
      'config.json: WORDING_URL is no longer used, LANGUAGE is no longer used, COLORS is no longer used',
    ]);
    expect(isFine).toBe(true);
  });

  it('are named once, whatever is above them', () => {
    const prices = { '*': { SOFT: 16.5, REISSUE: 4.95 }, '138': { REISSUE: 'low' } };
    expect(start({ CREDIT_PRICES: prices })).toEqual({
      lines: ['config.json: REISSUE is no longer used'],
      isFine: true,
    });
  });

  it('are named beside a deployment error, too', () => {
    const { lines, isFine } = start({ SUPPORT_PHONE: '', BRAND: { LOGO_WIDTH: 96 } });
    expect(lines).toEqual(['config.json: LOGO_WIDTH is no longer used']);
    expect(isFine).toBe(false);
  });

  it('need no line when there are none', () => {
    expect(start({ BRAND: { TITLE: 'Halcyon', LOGO: '/logo.svg' } })).toEqual({ lines: [], isFine: true });
  });
});
