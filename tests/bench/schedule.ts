import type { Browser } from '@playwright/test';
import { PARTS } from './browser/profile';
import type { Ledger } from './ledger';
import { FORM_ACTIONS, measureForm } from './measure/forms';
import { measureHeap } from './measure/heap';
import { measureLoads } from './measure/loads';
import { PROFILES } from './measure/profile';
import { measureTable, TABLE_ACTIONS } from './measure/tables';
import type { Stage } from './server/serve';
import type { Chapter, Settings } from './settings';
import { FORMS, LOADS, TABLES, type Target } from './targets';

/** One measurement that writes its results to the ledger. */
export interface Sample {
  label: string;
  take: () => Promise<void>;
}

/** Returns every measurement of one run. */
export const samplesOf = (browser: Browser, stage: Stage, ledger: Ledger, settings: Settings): Sample[] => [
  ...wanted('load', LOADS, settings).map((target) => ({
    label: `load ${target.name}`,
    async take() {
      stage.api.serve(12, 'rita.ibarra');
      const { cold, warm } = await measureLoads(stage, target);
      const { gzip, brotli } = stage.bytesOf(cold.scripts);
      const figures = { cold: cold.readyMs, warm: warm.readyMs, requests: cold.requests, gzip, brotli };
      for (const [figure, value] of Object.entries(figures)) ledger.note(['loads', target.name, figure], value);
    },
  })),
  ...wanted('history', TABLES, settings).flatMap((target) =>
    settings.sizes.map((size) => ({
      label: `${target.name}, ${size} requests`,
      async take() {
        const { work, longest } = await measureTable(browser, stage, target, size);
        for (const action of TABLE_ACTIONS) {
          ledger.note(['tables', target.name, action, size], work[action]);
          ledger.note(['longest', target.name, action, size], longest[action]);
        }
      },
    })),
  ),
  ...wanted('request', FORMS, settings).map((target) => ({
    label: `form ${target.name}`,
    async take() {
      const figures = await measureForm(browser, stage, target);
      for (const action of FORM_ACTIONS) ledger.note(['forms', target.name, action], figures[action]);
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

/** Heap measurements take long and vary little, so they run only once. */
export const heapSamplesOf = (browser: Browser, stage: Stage, ledger: Ledger, settings: Settings): Sample[] =>
  wanted('memory', TABLES, settings).map((target) => ({
    label: `heap ${target.name}`,
    async take() {
      const growth = await measureHeap(browser, stage, target, settings.polls);
      for (const [figure, value] of Object.entries<number>({ ...growth }))
        ledger.note(['heap', target.name, figure], value);
    },
  }));

const wanted = (chapter: Chapter, targets: readonly Target[], { chapters, isWanted }: Settings): readonly Target[] =>
  chapters.includes(chapter) ? targets.filter(({ name }) => isWanted(name)) : [];
