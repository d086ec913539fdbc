import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as requestTexts from '@/features/request/texts';
import { attempt } from '@/lib/attempt';
import { groupBy, uniqueBy } from '@/lib/byKey';
import { readReceived, type Received } from './envelopes';
import { openMaps, type SourceLine } from './sourceMaps';

const USAGE = `npm run release -- where ENVELOPES [REFERENCE | TAB | ATTEMPT | TRACKING NUMBER]
  ENVELOPES      what monitoring received: envelopes, or the result of a query (docs/monitoring/runbook.md)
  --maps FILE    the archive or folder of the source maps; default: that of the release in reports/release`;

/** What the screen shows at each step of an order. */
const SHOWN: Readonly<Partial<Record<string, string>>> = {
  'order-answered placed': 'the screen of the request opens',
  'order-answered unknown': `${requestTexts.checkingOrder} ${requestTexts.answerLost()}`,
  'order-answered refused': requestTexts.nothingOrdered,
  'order-resolved found': requestTexts.orderWentThrough(),
  'order-resolved unconfirmed': requestTexts.orderUnconfirmed,
};

/**
 * Finds the lines of code behind what monitoring received. Returns the exit code: 0 found, 1 nothing found or no error
 * has a line, 2 called wrongly.
 */
export function where(args: readonly string[], print: (text: string) => void): number {
  const options = { maps: { type: 'string' } } as const;
  const parsed = attempt(() => parseArgs({ args: [...args], options, allowPositionals: true }));
  const [file, wanted] = parsed?.positionals ?? [];
  if (parsed === undefined || file === undefined) return end(print, 2, USAGE);
  const text = attempt(() => readFileSync(file, 'utf8'));
  const received = text === undefined ? undefined : readReceived(text);
  if (received === undefined) return end(print, 2, `${file} has no envelopes and no result of a query.\n${USAGE}`);

  const isWanted = ({ properties }: Received): boolean =>
    wanted === undefined ||
    ['reference', 'tab', 'attempt', 'trackingNumber'].some(
      (name) => properties[name]?.toLowerCase() === wanted.toLowerCase(),
    );
  const own = received.filter(isWanted).sort((a, b) => a.time.localeCompare(b.time));
  if (own.length === 0) return end(print, 1, `Nothing of ${wanted ?? 'the app'} is in ${file}.`);
  const found = errors(own, parsed.values.maps);
  const other = wanted === undefined ? [] : others(own);
  const scripts = missing(own, parsed.values.maps);
  print([...found.flatMap(({ text: lines }) => lines), ...scripts, ...other, ...orders(own), ...calls(own)].join('\n'));
  // The error of missing code has no line, but the script has a name.
  return found.length === 0 || scripts.length > 0 || found.some(({ isFound }) => isFound) ? 0 : 1;
}

function end(print: (text: string) => void, code: number, text: string): number {
  print(text);
  return code;
}

/** More lead from the framework to the first of our lines. */
const MOST_LINES = 5;

/** Each error once, by its reference, with our lines: where it was thrown, then who called. */
function errors(received: readonly Received[], given: string | undefined): { text: string[]; isFound: boolean }[] {
  const thrown = received.filter(({ name }) => name === 'exception');
  const repeats = received.filter(({ name }) => name === 'error-repeated');
  const groups = groupBy(thrown, ({ properties, error }) => properties['reference'] ?? error);
  return [...groups].map(([reference, all]) => {
    const [first] = all;
    const { release, error, frames, properties, time } = first;
    const { screen = '', where: place = '', tab = '', code } = properties;
    const more = repeats.filter((each) => each.properties['reference'] === reference);
    const count = more.reduce((sum, each) => sum + Number(each.properties['count']), all.length);
    const { problem, lineOf } = openMaps(release, given);
    const lines = problem === undefined ? frames.flatMap((frame) => lineOf(frame) ?? []) : [];
    const inSource = lines.filter((each) => each.place.startsWith('src/'));
    // A function within another is often on the same line.
    const ours = uniqueBy(inSource, ({ place: at }) => at);
    const found = ours.length === 0 ? lines.slice(0, 1) : ours.slice(0, MOST_LINES);
    const without = frames.length === 0 ? 'no line of our scripts' : (problem ?? `no source map has ${frames[0]}`);
    const title = `${time}  release ${release || 'unknown'}, ${screen}, ${place}`;
    const text = [
      `${title}, reference ${reference}, tab ${tab}, ${count} times`,
      `    ${error}${code === undefined ? '' : `, code ${code}`}`,
      ...(found.length === 0 ? [`    ${without}`] : found.flatMap(shown)),
    ];
    return { text, isFound: found.length > 0 };
  });
}

const shown = ({ place, code }: SourceLine): string[] => [`    ${place}`, `        ${code}`];

/** With the line of a script that loaded, but threw before the app could report it. */
const missing = (received: readonly Received[], given: string | undefined): string[] =>
  received
    .filter(({ name }) => name === 'code-missing')
    .flatMap(({ time, release, properties: { script = '', screen = '', reference, tab = '' } }) => {
      const seen = reference === undefined ? '' : `, reference ${reference}`;
      const what = `code missing: ${script || 'not named by the browser'}${seen}`;
      const { problem, lineOf } = openMaps(release, given);
      const line = lineOf(`assets/${script}`);
      const without = /:\d+$/.test(script) && problem !== undefined ? [`    ${problem}`] : [];
      return [`${time}  release ${release}, ${screen}, ${what}, tab ${tab}`, ...(line ? shown(line) : without)];
    });

/** Each other event, unless its error, its order or the table of calls has it. */
function others(received: readonly Received[]): string[] {
  const listed = new Set(['exception', 'code-missing', 'calls']);
  const thrown = new Set(
    received.flatMap(({ name, properties }) => (name === 'exception' ? properties['reference'] : [])),
  );
  return received
    .filter(
      ({ name, properties: { attempt: key, reference } }) =>
        !listed.has(name) && key === undefined && (reference === undefined || !thrown.has(reference)),
    )
    .map(({ time, release, name, properties: { screen = '', ...fields } }) => {
      const values = Object.entries(fields).map(([field, value]) => `${field} ${value}`);
      return `${time}  release ${release}, ${screen}, ${name}: ${values.join(', ')}`;
    });
}

/** The story of each order. */
const orders = (received: readonly Received[]): string[] =>
  received
    .filter(({ properties }) => properties['attempt'] !== undefined)
    .map(({ time, name, properties: { attempt: key = '', mode, outcome = mode ?? '' } }) => {
      const shown = SHOWN[`${name} ${outcome}`];
      return `${time}  order ${key}: ${name} ${outcome}${shown === undefined ? '' : `. The user saw: ${shown}`}`;
    });

/** By release and call. The milliseconds are without those of hidden tabs. */
function calls(received: readonly Received[]): string[] {
  const times = received.flatMap(({ release, properties: { durations = '' } }) =>
    durations
      .split(';')
      .filter(Boolean)
      .flatMap((each) => {
        const [call = '', ...all] = each.split(' ');
        return all.map((time) => ({ key: `${release}  ${call}`, time }));
      }),
  );
  const lines = [...groupBy(times, ({ key }) => key)].sort().map(([key, all]) => {
    const seen = all.filter(({ time }) => !time.includes('h')).map(({ time }) => parseInt(time, 10));
    const rank = (share: number): number | string =>
      seen.sort((a, b) => a - b)[Math.ceil(seen.length * share) - 1] ?? '–';
    const failed = all.filter(({ time }) => time.includes('!')).length;
    return `${key}: ${all.length} calls, ${failed} failed, p50 ${rank(0.5)} ms, p95 ${rank(0.95)} ms`;
  });
  return lines.length === 0 ? [] : ['', ...lines];
}
