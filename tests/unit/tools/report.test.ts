import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PLANS } from '@tools/bench/chapters';
import { ratiosIn } from '@tools/bench/report';

it('finds each ratio of the page, for the next measurement to show beside its own', () => {
  const { date, ratios } = ratiosIn(readFileSync('docs/performance.md', 'utf8'));
  const goals = Object.values(PLANS).flatMap((plan) => plan.goals.flatMap(([, , others]) => others));
  expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect([...ratios.values()].filter((ratio) => Number.parseFloat(ratio) > 0)).toHaveLength(goals.length);
});
