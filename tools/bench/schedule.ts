import type { Browser } from '@playwright/test';
import { PARTS } from './browser/profile';
import type { Ledger } from './ledger';
import { countFirstRender } from './measure/firstRender';
import { FORM_ACTIONS, measureForm } from './measure/forms';
import { measureHeap } from './measure/heap';
import { measureLoads } from './measure/loads';
import { PROFILES } from './measure/profile';
import { measureTable, TABLE_ACTIONS } from './measure/tables';
import { isCompared } from './report/goals';
import type { Stage } from './server/serve';
import type { Chapter, Settings } from './settings';
import { COMPANION, FORMS, LOADS, TABLES, type Target } from './targets';

/** One measurement that writes its results to the ledger. */
export interface Sample {
  label: string;
  take: () => Promise<void>;
}

/** Takes the samples one after another. Logs and skips a failed one. */
export async function takeAll(samples: readonly Sample[]): Promise<number> {
  let failures = 0;
  for (const [index, { label, take }] of samples.entries()) {
    console.log(`${index + 1}/${samples.length} ${label}`);
    await take().catch((error: unknown) => {
      failures += 1;
      console.error(error);
    });
  }
  return failures;
}

/** Returns every measurement of one run. Runs after the first leave out what no goal reads. */
export const samplesOf = (
  browser: Browser,
  stage: Stage,
  ledger: Ledger,
  settings: Settings,
  isFirst: boolean,
): Sample[] => [
  ...wanted('load', LOADS, settings, isFirst ? undefined : inGoals('loads')).map((target) => ({
    label: `load ${target.name}`,
    async take() {
      stage.api.serve(12, 'rita.ibarra');
      const { cold, warm } = await measureLoads(stage, target);
      const { gzip } = stage.bytesOf(cold.scripts);
      const figures = {
        cold: cold.readyMs,
        warm: warm.readyMs,
        // A sign-in takes place on several pages.
        ...(target.signsIn === true ? {} : { coldWork: cold.workMs, warmWork: warm.workMs }),
        requests: cold.requests,
        gzip,
      };
      for (const [figure, value] of Object.entries(figures)) ledger.note(['loads', target.name, figure], value);
    },
  })),
  ...settings.sizes.flatMap((size) =>
    wanted('history', TABLES, settings, isFirst ? undefined : inGoals('tables', size)).map((target) => ({
      label: `${target.name}, ${size} requests`,
      async take() {
        const { work, longest, pollBytes } = await measureTable(browser, stage, target, size);
        for (const action of TABLE_ACTIONS) {
          ledger.note(['tables', target.name, action, size], work[action]);
          ledger.note(['longest', target.name, action, size], longest[action]);
        }
        ledger.note(['tables', target.name, 'pollBytes', size], pollBytes);
      },
    })),
  ),
  ...wanted('request', FORMS, settings, isFirst ? undefined : inGoals('forms')).map((target) => ({
    label: `form ${target.name}`,
    async take() {
      const figures = await measureForm(browser, stage, target);
      for (const action of FORM_ACTIONS) ledger.note(['forms', target.name, action], figures[action]);
    },
  })),
];

/** Returns the measurements that run only once: counts and the heap vary little, and each recording repeats its action. */
export const oneTimeSamplesOf = (browser: Browser, stage: Stage, ledger: Ledger, settings: Settings): Sample[] => [
  ...wanted('load', [COMPANION], settings).map((target) => ({
    label: `first render ${target.name}`,
    async take() {
      stage.api.serve(12, 'rita.ibarra');
      const { suspensions, commits, styleRules, own } = await countFirstRender(stage, target);
      for (const [count, value] of Object.entries({ suspensions, commits, styleRules, own }))
        ledger.note(['loads', target.name, count], value);
    },
  })),
  ...wanted('memory', [COMPANION], settings).map((target) => ({
    label: `heap ${target.name}`,
    async take() {
      const growth = await measureHeap(browser, stage, target, settings.polls);
      for (const [figure, value] of Object.entries<number>({ ...growth }))
        ledger.note(['heap', target.name, figure], value);
    },
  })),
  ...(settings.chapters.includes('profile') && settings.isWanted('companion') ? PROFILES : []).map(
    ({ label, take }) => ({
      label: `profile ${label}`,
      take: () =>
        take(browser, stage, (action, profile) => {
          for (const part of PARTS) ledger.note(['profile', action, part], profile[part]);
        }),
    }),
  ),
];

const inGoals =
  (chapter: string, size?: number) =>
  ({ name }: Target): boolean =>
    isCompared(chapter, name, size);

const wanted = (
  chapter: Chapter,
  targets: readonly Target[],
  { chapters, isWanted }: Settings,
  isNeeded: (target: Target) => boolean = () => true,
): readonly Target[] =>
  chapters.includes(chapter) ? targets.filter((target) => isWanted(target.name) && isNeeded(target)) : [];
