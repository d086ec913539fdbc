import { describe, expect, it } from 'vitest';
import { decodeError } from '@/domain/history/decodeError';
import { testConfig } from '@tests/support/testConfig';

const { errorGuide } = testConfig();

describe('an error number', () => {
  it.each([
    ['41: The credit agency is not available.', 'agency'],
    ['Error: 41: The credit agency is not available.', 'agency'],
    ['Credit error 111336 (agency login)', 'account'],
    ['Request failed.\n111342: The reference does not match.', 'references'],
    ['Error #99999\nError #111342', 'references'],
  ])('in %j leads to the field %s', (text, field) => {
    expect(decodeError(text, errorGuide)?.field).toBe(field);
  });

  it.each(['', 'The agency is closed.', '99999: unknown', 'Sent at 12:41:07', '$41: the price', 'constructor: 1'])(
    'is not taken from %j',
    (text) => {
      expect(decodeError(text, errorGuide)).toBeUndefined();
    },
  );

  it('means what the deployment says, which replaces the default', () => {
    const own = testConfig({ ERROR_GUIDE: { '7': { MEANING: 'The desk is closed.' } } }).errorGuide;
    expect(decodeError('7', own)).toEqual({ meaning: 'The desk is closed.', field: null });
    expect(decodeError('41: closed', own)).toBeUndefined();
  });
});
