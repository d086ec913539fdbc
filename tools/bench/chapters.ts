import { measureForm, measureTable } from './measure/actions';
import { measureLoads } from './measure/loads';
import { COMPANION, GRIDS, HOOK_FORM, ORDER, REACT, STACK, type Target } from './targets';
import type { Contender, Figures } from './turns';

/** What a chapter measures of which pages, and by which names the report shows it. */
interface Plan {
  targets: readonly Target[];
  measure: (contender: Contender) => Promise<Figures>;
  title: string;
  /** Headings of what is measured in milliseconds. */
  times: Readonly<Record<string, string>>;
  /** Headings of the other figures. */
  sizes?: Readonly<Record<string, string>>;
  /** The most that the companion may take of what others take. */
  goals: readonly (readonly [figure: string, atMost: number, others: readonly Target[]])[];
}

/** `turns` are loads. */
export const CHAPTERS = ['turns', 'history', 'request'] as const;
export type Chapter = (typeof CHAPTERS)[number];

export const PLANS: Readonly<Record<Chapter, Plan>> = {
  turns: {
    targets: [STACK, ...GRIDS, COMPANION],
    measure: measureLoads,
    title: 'link to first row',
    times: {
      ...{ cold: 'cold, ms', coldWork: 'cold, main thread' },
      ...{ warm: 'third visit, ms', warmWork: 'third visit, main thread' },
    },
    sizes: { requests: 'requests', gzip: 'scripts, kB of gzip' },
    goals: [
      ['cold', 0.75, GRIDS],
      ['warm', 0.75, GRIDS],
      ['cold', 1.4, [STACK]],
      ['warm', 1.3, [STACK]],
    ],
  },
  history: {
    targets: [REACT, COMPANION],
    measure: measureTable,
    title: 'main-thread ms, 12 requests',
    times: { expandAll: 'Expand all', loadMore: 'Load More' },
    goals: [
      ['expandAll', 1.6, [REACT]],
      ['loadMore', 1.6, [REACT]],
    ],
  },
  request: {
    targets: [HOOK_FORM, ORDER],
    measure: measureForm,
    title: 'main-thread ms, 40 borrowers',
    times: { keystroke: 'keystroke', validation: 'refused press' },
    goals: [
      ['keystroke', 1.5, [HOOK_FORM]],
      ['validation', 2, [HOOK_FORM]],
    ],
  },
};

/** The most kilobytes of gzip that the companion's own code before the rows may have. */
export const OWN_CODE_GOAL = 52;
