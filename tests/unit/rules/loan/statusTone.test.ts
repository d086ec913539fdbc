import { expect, it } from 'vitest';
import { statusTone } from '@/features/loan/rules/statusTone';

// @spec HIS-12, HIS-63
it.each([
  ['Processing', 'info'],
  ['processing', 'info'],
  ['Error', 'error'],
  ['Invalid', 'error'],
  ['Validation', 'warn'],
  ['Cancel', 'neutral'],
  ['Complete', 'ok'],
  ['Approve/Eligible', 'ok'],
  ['Approve/Ineligible', 'warn'],
  ['Accept / Not Eligible', 'warn'],
  ['Eligible', 'ok'],
  ['Accept / Eligible', 'ok'],
  ['Accepted', 'ok'],
  ['Caution / Eligible', 'warn'],
  ['Refer with Caution', 'warn'],
  ['Unable to Determine', 'warn'],
  ['Out of Scope', 'neutral'],
  ['Incomplete', 'warn'],
  ['constructor', 'neutral'],
  ['', 'neutral'],
])('gives %j the tone %s', (status, tone) => expect(statusTone(status)).toBe(tone));
