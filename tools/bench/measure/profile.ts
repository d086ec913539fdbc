import type { Browser } from '@playwright/test';
import { openLab, settle, type Lab } from '@tools/bench/browser/lab';
import { PARTS, profileOf, type Profile } from '@tools/bench/browser/profile';
import { addressOf, type Stage } from '@tools/bench/server/serve';
import { median } from '@tools/bench/statistics';
import { COMPANION } from '@tools/bench/targets';
import { focusReference, submitIncomplete, TYPED } from './forms';
import { inVisits, visit, whenReady } from './loads';
import { moverOver, press } from './tables';

/** The actions with a goal, as the report names them. */
export const PROFILED = {
  cold: 'Cold load',
  warm: 'Third visit',
  expandAll: 'Expand all, 12',
  loadMore: 'Load More, 12',
  hover: 'Hover',
  keystroke: 'Keystroke, 40 borrowers',
  validation: 'Validation, 40 borrowers',
} as const;

/** Receives every recorded action; the report shows medians. */
type Note = (action: keyof typeof PROFILED, profile: Profile) => void;
type Record = (action: keyof typeof PROFILED, act: () => Promise<void>, pause?: number) => Promise<void>;

interface Measure {
  label: string;
  take: (browser: Browser, stage: Stage, note: Note) => Promise<void>;
}

const ROW = 'tbody[data-group] > tr';
const [MOVES, RESTS] = [6, 3];

/** Each opens the product in the state and at the speed of the chapter that measures the same action. */
export const PROFILES: readonly Measure[] = [
  {
    label: 'loads',
    async take(_browser, stage, note) {
      stage.api.serve(12, 'rita.ibarra');
      const { cold, warm } = await inVisits(stage, COMPANION, (lab) =>
        profileOf(lab, stage.sourceOf, async () => void (await visit(lab, stage, COMPANION))),
      );
      note('cold', cold);
      note('warm', warm);
    },
  },
  onPage('History of 12 requests', 'history', async (lab, record) => {
    const move = await moverOver(lab, ROW);
    for (let turn = 0; turn < MOVES; turn += 1) await record('hover', move);
    await record('loadMore', () => press(lab, 'Load More Results'));
    await record('expandAll', () => press(lab, 'Expand all'));
  }),
  onPage('Request of 40 borrowers', 'request', async (lab, record) => {
    await lab.page.getByRole('button', { name: 'Set all to Reissue' }).click();
    await focusReference(lab);
    for (const key of TYPED) await record('keystroke', () => lab.page.keyboard.press(key), 150);
    await record('validation', () => submitIncomplete(lab));
  }),
];

/** `record` subtracts what an idle page does in the same time, as the other chapters do. */
function onPage(
  label: string,
  screen: keyof typeof addressOf,
  measure: (lab: Lab, record: Record) => Promise<void>,
): Measure {
  return {
    label,
    async take(browser, stage, note) {
      stage.api.serve(12, 'rita.ibarra');
      const lab = await openLab(browser, { row: screen === 'history' ? ROW : 'input', issuer: stage.issuer });
      const recorded = async (act: () => Promise<void>, pause?: number): Promise<Profile> => {
        await settle(lab);
        return profileOf(lab, stage.sourceOf, () => act().then(() => settle(lab, pause)));
      };
      await closing(lab, async () => {
        await lab.page.goto(stage.origin + addressOf[screen]);
        await whenReady(lab.page);
        // What the product fetches after its first screen is not work of an action.
        await settle(lab, 2_500);
        const rests: Profile[] = [];
        for (let turn = 0; turn < RESTS; turn += 1) rests.push(await recorded(() => Promise.resolve()));
        const record: Record = async (action, act, pause) => {
          const profile = await recorded(act, pause);
          for (const part of PARTS) profile[part] -= median(rests.map((rest) => rest[part]));
          note(action, profile);
        };
        await measure(lab, record);
      });
    },
  };
}

async function closing(lab: Lab, measure: () => Promise<void>): Promise<void> {
  try {
    await measure();
  } finally {
    await lab.close();
  }
}
