import { describe, expect, it } from 'vitest';
import { readRuntimeConfig } from '@/config/runtimeConfig';
import { configFile } from '@tests/support/testConfig';

const problemsOf = (file: unknown): string[] => {
  const result = readRuntimeConfig(JSON.stringify(file), 'http://localhost:3000');
  return 'problems' in result ? result.problems : [];
};

describe('an invalid key of the error guide is named, with its valid values', () => {
  it.each([
    ['E 41', { MEANING: 'It is closed.' }, 'E 41: must have error codes as its keys: letters, digits, - and _'],
    ['41', { MEANING: ' ' }, '41.MEANING: must be what the error means, in plain words'],
    ['41', { MEANING: 'a', FIELD: 'ssn' }, '41.FIELD: must be "agency", "account" or "references"'],
  ])('ERROR_GUIDE.CODES.%s %j', (code, entry, problem) => {
    const guide = { FORMS: ['{code}: {text}'], CODES: { [code]: entry } };
    expect(problemsOf(configFile({ ERROR_GUIDE: guide }))).toEqual([`ERROR_GUIDE.CODES.${problem}`]);
  });

  const FORM = 'must have {code} once, set apart from {text} by a word or a sign, such as "{code}: {text}"';
  it.each([
    [['41: {text}'], `ERROR_GUIDE.FORMS.0: ${FORM}`],
    [['{code}', '{code} {text}'], `ERROR_GUIDE.FORMS.1: ${FORM}`],
    [['{code} or {code}'], `ERROR_GUIDE.FORMS.0: ${FORM}`],
    [[], 'ERROR_GUIDE.FORMS: must list at least one form of a line with an error code'],
    [undefined, 'ERROR_GUIDE.FORMS: is missing; it must list at least one form of a line with an error code'],
  ])('ERROR_GUIDE.FORMS %j', (FORMS, problem) => {
    expect(problemsOf(configFile({ ERROR_GUIDE: { FORMS, CODES: {} } }))).toEqual([problem]);
  });
});
