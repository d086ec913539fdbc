import { parseArgs } from 'node:util';

const REPORTED = ['load', 'history', 'request', 'memory'] as const;
/** The last one only prints. */
export const CHAPTERS = [...REPORTED, 'profile'] as const;
export type Chapter = (typeof CHAPTERS)[number];

export interface Settings {
  /** What to measure: `npm run bench -- history request`. Default: all that the report has. */
  chapters: readonly Chapter[];
  /** Returns whether a target is measured: `--targets=vanilla,companion`. */
  isWanted: (target: string) => boolean;
  /** The commit with whose load this tree's is compared, instead of everything else: `--vs=main`. */
  vs: string | undefined;
  /** True when nothing is excluded. Only such a run updates docs/performance.md. */
  isWhole: boolean;
  /** How often everything is measured; the report shows medians. With `vs`: the number of pairs. */
  runs: number;
  port: number;
  /** Determines the order of the measurements. */
  seed: number;
  /** Numbers of requests in the measured histories. */
  sizes: number[];
  polls: number;
}

/** @throws when a chapter or an option is unknown, or a number is not a whole number from 1 */
export function readSettings(args: readonly string[]): Settings {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: 'string' },
      vs: { type: 'string' },
      port: { type: 'string', default: '26360' },
      seed: { type: 'string', default: '1' },
      sizes: { type: 'string', default: '12,600' },
      polls: { type: 'string', default: '360' },
      targets: { type: 'string', default: '' },
    },
  });
  if (values.vs !== undefined && positionals.length > 0) throw new Error('--vs compares loads, and takes no chapters');
  const names = values.targets.toLowerCase().split(',');
  return {
    chapters: positionals.length === 0 ? REPORTED : positionals.map(chapter),
    isWanted: (target) => names.some((name) => target.toLowerCase().includes(name)),
    isWhole: positionals.length === 0 && values.targets === '',
    runs: wholeNumber(values.runs ?? (values.vs === undefined ? '3' : '15')),
    vs: values.vs,
    port: wholeNumber(values.port),
    seed: wholeNumber(values.seed),
    sizes: values.sizes.split(',').map(wholeNumber),
    polls: wholeNumber(values.polls),
  };
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`A whole number from 1 is needed in place of ${text}`);
  return value;
}

function chapter(text: string): Chapter {
  const found = CHAPTERS.find((name) => name === text);
  if (found === undefined) throw new Error(`There is no chapter ${text}, but ${CHAPTERS.join(', ')}`);
  return found;
}
