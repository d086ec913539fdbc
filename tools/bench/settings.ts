import { parseArgs } from 'node:util';

export const CHAPTERS = ['load', 'history', 'request'] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** Fewer turns prove nothing: docs/performance.md has figures of at least so many. */
const ENOUGH = 15;

export interface Settings {
  /** What to measure: `npm run bench -- history request`. Default: all. */
  chapters: readonly Chapter[];
  /** The commit with whose load this tree's is compared, instead of everything else: `--vs=main`. */
  vs: string | undefined;
  /** How often everything is measured; the report shows medians. With `vs`: the number of pairs. */
  runs: number;
  /** True when docs/performance.md gets the figures; otherwise they are only printed. */
  isReported: boolean;
}

/** @throws when a chapter or an option is unknown, or the number of runs is not a whole number from 1 */
export function readSettings(args: readonly string[]): Settings {
  const options = { runs: { type: 'string', default: String(ENOUGH) }, vs: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [runs, named] = [Number(values.runs), CHAPTERS.filter((chapter) => positionals.includes(chapter))];
  if (!Number.isInteger(runs) || runs < 1 || named.length < positionals.length || (values.vs && named.length > 0))
    throw new Error(`npm run bench -- [${CHAPTERS.join(' ')}] [--runs=15], or --vs <commit> [--runs=15]`);
  const isWhole = named.length === 0;
  return { chapters: isWhole ? CHAPTERS : named, isReported: isWhole && runs >= ENOUGH, runs, vs: values.vs };
}
