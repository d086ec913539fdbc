import { fc } from '@tests/support/properties';
import { describe, expect, it } from 'vitest';
import { decodeError } from '@/features/history/rules/decodeError';
import { testConfig } from '@tests/support/testConfig';

const guideOf = (FORMS: string[], CODES: object) => testConfig({ ERROR_GUIDE: { FORMS, CODES } }).ERROR_GUIDE;
const SILENT = { MEANING: 'The agency did not answer.', FIELD: 'agency' };
const guide = guideOf(['{code}: {text}', 'Error {code}', 'Credit error {code} ({text})'], {
  '41': SILENT,
  'R-12': { MEANING: 'The report is unknown.', FIELD: 'references' },
  '7': { MEANING: 'The desk is closed.' },
});

// @spec OWN-11
describe('an error code', () => {
  it.each([
    ['41: The credit agency is not available.', 'agency'],
    ['  41:  The agency is closed.  ', 'agency'],
    ['Request failed.\r\nR-12: The reference does not match.', 'references'],
    ['error 41', 'agency'],
    ['Credit error 41 (agency login)', 'agency'],
    ['99999: unknown\nError 41', 'agency'],
    ['7: closed', undefined],
  ])('in %j leads to the field %s', (text, field) => {
    expect(decodeError(text, guide)?.FIELD).toBe(field);
  });

  it.each([
    ...['', 'The agency is closed.', '99999: unknown', '$41: the price', 'constructor: 1', '__proto__: 1'],
    // A number that only begins a line is no code.
    ...['41 days have passed since the credit report.', '41', '41 % DTI is above the limit: 40 %', '41.5: the DTI'],
    ...['Sent at 12:41:07', 'Error 41 of 50 checks', 'See error 41', 'Error 141', 'Error 41a', 'Credit error 41 (open'],
  ])('is not taken from %j', (text) => {
    expect(decodeError(text, guide)).toBeUndefined();
  });

  it('has no meaning that the deployment does not configure', () => {
    fc.assert(
      fc.property(fc.nat(), fc.string(), (code, rest) => {
        expect(decodeError(`${code}: ${rest}`, testConfig().ERROR_GUIDE)).toBeUndefined();
      }),
    );
    expect(decodeError('41: The credit agency is not available.', undefined)).toBeUndefined();
  });

  it('takes signs of a form as they are', () => {
    const own = guideOf(['[{code}] {text}', 'E.{code}*'], { '41': SILENT });
    expect(decodeError('[41] no answer', own)?.FIELD).toBe('agency');
    expect(decodeError('e.41*', own)?.FIELD).toBe('agency');
    expect(decodeError('4', own)).toBeUndefined();
    expect(decodeError('Ex41', own)).toBeUndefined();
  });
});
