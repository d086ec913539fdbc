import { describe, expect, it } from 'vitest';
import { readRuntimeConfig } from '@/config/runtimeConfig';
import { configFile, testConfig } from '@tests/support/testConfig';

const problemsOf = (overrides: Record<string, unknown>): string[] => {
  const result = readRuntimeConfig(JSON.stringify(configFile(overrides)), 'http://localhost:3000');
  return 'problems' in result ? result.problems : [];
};

const CODE = 'must be a code, a whole number from 1';
const NAME = 'must be a name, in plain words';
const CATEGORIES = 'must be a list of texts';

describe('a wrong entry of an optional table is named, with what it must be', () => {
  it.each([
    [{ HMDA_CODES: { DU: {} } }, `HMDA_CODES.DU.SYSTEM: is missing; it ${CODE}`],
    [{ HMDA_CODES: { DU: { SYSTEM: '1' } } }, `HMDA_CODES.DU.SYSTEM: ${CODE}`],
    [{ HMDA_CODES: { DU: { SYSTEM: 1.5 } } }, `HMDA_CODES.DU.SYSTEM: ${CODE}`],
    [{ HMDA_CODES: { DU: { SYSTEM: 1, RESULTS: { Error: 0 } } } }, `HMDA_CODES.DU.RESULTS.Error: ${CODE}`],
    [{ HMDA_CODES: 7 }, 'HMDA_CODES: must be an object'],
    [{ FINDINGS: { DU_CATEGORIES: { 1: ' ' } } }, `FINDINGS.DU_CATEGORIES.1: ${NAME}`],
    [{ FINDINGS: { DU_SEVERITIES: { 2: 7 } } }, `FINDINGS.DU_SEVERITIES.2: ${NAME}`],
    [{ FINDINGS: { PART_NAMES: { GeneralMessages: '' } } }, `FINDINGS.PART_NAMES.GeneralMessages: ${NAME}`],
    [{ FINDINGS: { DU_DOCUMENT_CATEGORIES: '3' } }, `FINDINGS.DU_DOCUMENT_CATEGORIES: ${CATEGORIES}`],
    [{ FINDINGS: { DU_DOCUMENT_CATEGORIES: [3] } }, `FINDINGS.DU_DOCUMENT_CATEGORIES.0: ${CATEGORIES}`],
    [{ FINDINGS: { DU_SEVERITIES: 'high' } }, 'FINDINGS.DU_SEVERITIES: must be an object'],
  ])('%j', (overrides, problem) => {
    expect(problemsOf(overrides)).toEqual([problem]);
  });

  it('names only the numbers that the configuration names', () => {
    expect(testConfig().FINDINGS).toEqual({
      DU_CATEGORIES: {},
      DU_SEVERITIES: {},
      PART_NAMES: {},
      DU_DOCUMENT_CATEGORIES: [],
    });
    expect(testConfig({ FINDINGS: { DU_CATEGORIES: { 4: 'Credit' } } }).FINDINGS.DU_CATEGORIES).toEqual({
      4: 'Credit',
    });
  });
});
