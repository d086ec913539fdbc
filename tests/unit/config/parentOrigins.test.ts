import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { frameSchema } from '@/config/frameSchema';

const read = (config: unknown) => v.safeParse(frameSchema, { FRAME_CONFIG: config });

describe('the parents that may frame the app', () => {
  it('are none by default, and exact origins otherwise', () => {
    expect(read({}).output).toEqual({ FRAME_CONFIG: { PARENT_ORIGINS: [] } });
    const PARENT_ORIGINS = ['https://los.lender.test', 'https://branch.lender.test:8443', 'http://localhost:4500'];
    expect(read({ PARENT_ORIGINS }).output).toEqual({ FRAME_CONFIG: { PARENT_ORIGINS } });
  });

  it.each([
    'https://los.lender.test',
    [17],
    ['*'],
    ['https://*.lender.test'],
    ['https://los.lender.test/'],
    ['https://los.lender.test/home'],
    ['https://user@los.lender.test'],
    ['HTTPS://los.lender.test'],
    ['http://los.lender.test'],
    ['javascript:alert(1)'],
    ['null'],
    // Hosts may contain these, but a header may not.
    ['https://los.lender.test;img-src'],
    ["https://los.lender.test; script-src 'unsafe-eval'"],
    ['https://los.lender.test, https://evil.test'],
  ])('are refused otherwise: %j', (PARENT_ORIGINS) => {
    const { issues } = read({ PARENT_ORIGINS });
    expect(issues?.map(({ message }) => message)).toEqual([
      'must list exact https origins (http only on this machine)',
    ]);
  });
});
