import { expect, it } from 'vitest';
import { chooseFirstRoute, dependsOnStage } from '@/features/navigation/rules/firstRoute';
import { fc } from '@tests/support/properties';
import type { HistoryEntry } from '@/features/runs/api/contract/history';

const entry = (requestDate: string | null, requestTypeId: number | null): HistoryEntry => ({
  requestDate,
  requestTypeId,
});
const CREDIT_TODAY = entry('2026-11-20T10:00:00Z', 2);
const AUS_TODAY = entry('2026-11-20T09:00:00Z', 1);
const AUS_YESTERDAY = entry('2026-11-19T09:00:00Z', 1);
const OTHER = entry('2026-11-20T08:00:00Z', 7);

it.each([
  // @spec NAV-17
  ['the newest is a credit pull', [AUS_TODAY, AUS_YESTERDAY, CREDIT_TODAY], 5, 'history'],
  // @spec NAV-16, NAV-17
  ['an older one is a credit pull', [entry('2026-11-01', 2), AUS_TODAY], 20, 'selection'],
  // @spec NAV-19, NAV-18
  ['several runs, before the decision', [AUS_YESTERDAY, AUS_TODAY], 17, 'selection'],
  // @spec NAV-18, NAV-17
  ['several runs, at the decision', [AUS_YESTERDAY, AUS_TODAY], 18, 'history'],
  // @spec NAV-18
  ['several runs, after the decision', [AUS_YESTERDAY, AUS_TODAY], 19, 'history'],
  ['several runs, stage unknown', [AUS_YESTERDAY, AUS_TODAY], null, 'selection'],
  // @spec NAV-20
  ['one run, decided', [AUS_TODAY], 25, 'selection'],
  // @spec NAV-20
  ['neither kind', [OTHER], 25, 'selection'],
  ['nothing', [], 25, 'request'],
  ['credit without a date beside a dated run', [entry(null, 2), AUS_TODAY], 25, 'selection'],
] as const)('%s: %j at stage %s opens %s', (_, entries, stage, area) => {
  expect(chooseFirstRoute(entries, stage)).toBe(area);
});

it('depends on the stage with several runs of which the newest is no credit pull', () => {
  const pasts = [[AUS_YESTERDAY, AUS_TODAY], [AUS_YESTERDAY, AUS_TODAY, CREDIT_TODAY], [AUS_TODAY], [OTHER], []];
  expect(pasts.map(dependsOnStage)).toEqual([true, false, false, false, false]);
});

// @spec NAV-16, DAT-24
it('does not depend on the order of the response', () => {
  const entries = fc
    .uniqueArray(fc.integer({ min: 1e12, max: 2e12 }), { maxLength: 6 })
    .chain((moments) =>
      fc.tuple(
        ...moments.map((moment) =>
          fc.constantFrom(1, 2, 7, null).map((kind) => entry(new Date(moment).toISOString(), kind)),
        ),
      ),
    );
  fc.assert(
    fc.property(entries, fc.integer({ min: 0, max: 40 }), (delivered, stage) => {
      expect(chooseFirstRoute(delivered.toReversed(), stage)).toBe(chooseFirstRoute(delivered, stage));
    }),
  );
});
