import { parseArgs } from 'node:util';

/** What is measured: `turns` are loads. */
export const CHAPTERS = ['turns', 'history', 'request'] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** Fewer turns prove nothing: docs/performance.md has figures of at least so many. */
const ENOUGH = 15;

export interface Settings {
  /** `npm run bench -- history request`. Default: all. */
  chapters: readonly Chapter[];
  /** The commit whose build is compared with this tree's, instead of the floor and the peers: `--vs=main`. */
  vs: string | undefined;
  /** How often everything is measured. */
  turns: number;
  /** True when docs/performance.md gets the figures; otherwise they are only printed. */
  isReported: boolean;
  /** True for `npm run bench -- profile`, which says what a load is made of. */
  isProfile: boolean;
}

const USAGE = `npm run bench -- [${CHAPTERS.join(' ')}] [--vs=<commit>] [--turns=${ENOUGH}], or profile [--turns=${ENOUGH}]`;

/** @throws when a chapter or an option is unknown, or the number of turns is not a whole number from 1 */
export function readSettings(args: readonly string[]): Settings {
  const options = { turns: { type: 'string', default: String(ENOUGH) }, vs: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [turns, { vs }, isProfile] = [Number(values.turns), values, positionals[0] === 'profile'];
  const named = isProfile ? positionals.slice(1) : positionals;
  const chosen = CHAPTERS.filter((chapter) => named.includes(chapter));
  if (!Number.isInteger(turns) || turns < 1 || chosen.length < named.length) throw new Error(USAGE);
  if (isProfile && (vs !== undefined || named.length > 0))
    throw new Error('A profile shows this tree alone. Check another commit out, and profile that.');
  const isWhole = chosen.length === 0;
  return {
    chapters: isWhole ? CHAPTERS : chosen,
    vs,
    turns,
    isReported: isWhole && vs === undefined && turns >= ENOUGH,
    isProfile,
  };
}
