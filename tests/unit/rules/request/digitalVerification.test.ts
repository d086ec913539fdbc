import { expect, it } from 'vitest';
import { limitOf } from '@/features/request/rules/digitalVerification';
import { verification } from '@tests/fixtures/order';

it.each([
  [true, true, null],
  [true, false, 'DU only'],
  [false, true, 'LPA only'],
  [false, false, 'Neither DU nor LPA'],
  [null, null, null],
  [null, true, null],
  [true, null, null],
  [null, false, 'Not for LPA'],
  [false, null, 'Not for DU'],
])(
  'a report that is eligible for DU: %s, for LPA: %s, is limited to: %s',
  (isEligibleForDu, isEligibleForLpa, limit) => {
    expect(limitOf(verification({ isEligibleForDu, isEligibleForLpa }))).toBe(limit);
  },
);
