import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import * as requestTexts from '@/features/request/texts';
import { where } from '@tools/release/where';
import { afterTest } from '@tests/support/cleanups';

const RELEASE = '1.2.3 (0123abcd)';
const ATTEMPT = 'ab'.repeat(16);
const TRACKING = 'SBX-1234567890';
const COLUMNS = ['timestamp', 'name', 'application_Version', 'customDimensions', 'details'];
const PAGE = { tab: 'KRTB', screen: 'History' };

type Fields = Readonly<Record<string, string>>;
let minute = 10;
const nextTime = (): string => `2026-11-20T08:${(minute += 1)}:00Z`;
const eventRow = (name: string, fields: Fields, release = RELEASE) => [
  ...[nextTime(), name, release, JSON.stringify({ ...fields, ...PAGE, ...fields }), null],
];
const errorRow = (reference: string, frame: string | undefined, release = RELEASE, fields: Fields = {}) => {
  const parsedStack = frame === undefined ? [] : [{ assembly: frame }];
  const details = JSON.stringify([{ type: 'TypeError', message: 'TypeError', parsedStack }]);
  return [nextTime(), null, release, JSON.stringify({ ...PAGE, where: 'order', reference, ...fields }), details];
};

let folder: string;
beforeEach(() => {
  minute = 10;
  folder = mkdtempSync(path.join(tmpdir(), 'where-'));
  afterTest(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'assets'));
  const sourcesContent = ['const first = 1;\n  throw new TypeError();\n'];
  const map = { version: 3, sources: ['../../src/app/store.ts'], sourcesContent, names: [], mappings: 'AACA' };
  writeFileSync(path.join(folder, 'assets/app-abc.js.map'), JSON.stringify(map));
});

/** Asks about the rows of a query. */
function ask(rows: readonly unknown[][], ...args: string[]): { code: number; text: string } {
  const tables = [{ name: 'PrimaryResult', columns: COLUMNS.map((name) => ({ name })), rows }];
  return askFile(JSON.stringify({ tables }), ...args);
}

function askFile(content: string, ...args: string[]): { code: number; text: string } {
  const file = path.join(folder, 'rows.json');
  writeFileSync(file, content);
  const lines: string[] = [];
  const code = where([file, ...args], (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}

const FRAME = '/assets/app-abc.js:1:1';

describe('an error', () => {
  it.each(['folder', 'archive'])('leads to its line, with the maps of a %s', (kind) => {
    const archive = path.join(folder, 'maps.tar.gz');
    execFileSync('tar', ['-czf', archive, '-C', folder, './assets/app-abc.js.map']);
    const rows = [
      errorRow('KRTB-WMXD', FRAME),
      eventRow('unexpected-error', { where: 'order', reference: 'KRTB-WMXD' }),
      errorRow('KRTB-WMXD', FRAME),
      eventRow('error-repeated', { reference: 'KRTB-WMXD', count: '12' }),
      errorRow('BCDF-GHJK', FRAME),
    ];
    const { code, text } = ask(rows, 'KRTB-WMXD', '--maps', kind === 'archive' ? archive : folder);
    expect(text.split('\n')).toEqual([
      `2026-11-20T08:11:00Z  release ${RELEASE}, History, order, reference KRTB-WMXD, tab KRTB, 14 times`,
      '    TypeError',
      '    src/app/store.ts:2',
      '        throw new TypeError();',
    ]);
    expect(code).toBe(0);
  });

  it.each([
    ['without a frame', errorRow('KRTB-WMXD', undefined), 'no line of our scripts'],
    ['of a script without a map', errorRow('KRTB-WMXD', '/assets/other.js:1:1'), 'no source map has /assets/other.js'],
  ])('%s is shown, and not found', (_, row, problem) => {
    const { code, text } = ask([row], '--maps', folder);
    expect(text).toContain(`    ${problem}`);
    expect(code).toBe(1);
  });

  it.each([
    [RELEASE, `release ${RELEASE}`],
    ['', 'release unknown'],
  ])('of release "%s", whose maps are missing, says so', (release, shown) => {
    const { code, text } = ask([errorRow('KRTB-WMXD', FRAME, release)], '--maps', path.join(folder, 'gone'));
    expect(text).toContain(shown);
    expect(text).toContain(`    no source maps of release "${release}" (${path.join(folder, 'gone')})`);
    expect(code).toBe(1);
  });

  it('has its code, which is all that is left of a thrown object', () => {
    const { text } = ask([errorRow('KRTB-WMXD', undefined, RELEASE, { code: 'ERR_NETWORK' })]);
    expect(text).toContain('\n    TypeError, code ERR_NETWORK\n');
  });

  it('is found if at least one line is', () => {
    expect(ask([errorRow('KRTB-WMXD', undefined), errorRow('BCDF-GHJK', FRAME)], '--maps', folder).code).toBe(0);
  });
});

describe('other events', () => {
  const CALL_FAILED = eventRow('call-failed', {
    call: 'loanData',
    kind: 'http',
    status: '500',
    trackingNumber: TRACKING,
  });
  const LINE = `call-failed: call loanData, kind http, status 500, trackingNumber ${TRACKING}, tab KRTB`;

  it.each([TRACKING, 'KRTB', 'sbx-1234567890', 'krtb'])('are found by %s', (wanted) => {
    const { code, text } = ask([CALL_FAILED], wanted);
    expect(text).toMatch(new RegExp(`^\\S+Z {2}release 1\\.2\\.3 \\(0123abcd\\), History, ${LINE}$`));
    expect(code).toBe(0);
  });

  it('have a line each, for a tab', () => {
    const rows = [
      eventRow('renewal-failed', {}),
      eventRow('items-dropped', { call: 'historyDetails', count: '2' }),
      eventRow('values-unread', { call: 'historyDetails', count: '3' }),
      eventRow('unexpected-error', { where: 'signIn', reference: 'KRTB-WMXD' }),
      eventRow('renewal-failed', { tab: 'WMXD' }),
    ];
    expect(
      ask(rows, 'KRTB')
        .text.replaceAll(/^.*History, /gm, '')
        .split('\n'),
    ).toEqual([
      'renewal-failed: tab KRTB',
      'items-dropped: call historyDetails, count 2, tab KRTB',
      'values-unread: call historyDetails, count 3, tab KRTB',
      'unexpected-error: where signIn, reference KRTB-WMXD, tab KRTB',
    ]);
  });

  it('are not listed without a question: there are too many', () => {
    expect(ask([CALL_FAILED]).text).toBe('');
  });

  it('of others are not found', () => {
    const { code, text } = ask([CALL_FAILED], 'BCDF');
    expect(text).toMatch(/^Nothing of BCDF is in /);
    expect(code).toBe(1);
  });

  it('name missing code, with the screen, although its error has no line', () => {
    const rows = [
      errorRow('KRTB-WMXD', undefined),
      eventRow('code-missing', { script: 'app-abc.js', reference: 'KRTB-WMXD' }),
    ];
    const { code, text } = ask(rows, 'KRTB-WMXD');
    expect(text).toContain(', History, code missing: app-abc.js, reference KRTB-WMXD, tab KRTB');
    expect(code).toBe(0);
  });

  it('has the line of a script that threw at the start, or says that its map is missing', () => {
    const rows = [eventRow('code-missing', { script: 'app-abc.js:1:1' })];
    expect(ask(rows, '--maps', folder).text).toMatch(/\n {4}src\/app\/store\.ts:2\n {8}throw new TypeError\(\);$/);
    expect(ask(rows).text).toMatch(/\n {4}no source maps of release "1\.2\.3 \(0123abcd\)"/);
  });
});

it("lists an attempt's steps in the order of time, with what the user saw", () => {
  const rows = [
    eventRow('order-sent', { attempt: ATTEMPT, mode: 'aus' }),
    eventRow('order-answered', { attempt: ATTEMPT, outcome: 'unknown' }),
    eventRow('order-resolved', { attempt: ATTEMPT, outcome: 'found' }),
    eventRow('order-sent', { attempt: 'cd'.repeat(16), mode: 'aus' }),
  ];
  expect(
    ask(rows, ATTEMPT)
      .text.replaceAll(/^\S+ {2}/gm, '')
      .split('\n'),
  ).toEqual([
    `order ${ATTEMPT}: order-sent aus`,
    `order ${ATTEMPT}: order-answered unknown. The user saw: ${requestTexts.checkingOrder} ${requestTexts.answerLost()}`,
    `order ${ATTEMPT}: order-resolved found. The user saw: ${requestTexts.orderWentThrough()}`,
  ]);
});

it('sums up calls by release, without the milliseconds of hidden tabs', () => {
  const rows = [
    eventRow('calls', { durations: 'loanData 100 300h!;menu1003 9h' }),
    eventRow('calls', { durations: 'loanData 20!' }),
    eventRow('calls', { durations: 'loanData 7' }, '1.2.4 (0123abcd)'),
  ];
  expect(ask(rows, 'KRTB').text.trim().split('\n')).toEqual([
    `${RELEASE}  loanData: 3 calls, 2 failed, p50 20 ms, p95 100 ms`,
    `${RELEASE}  menu1003: 1 calls, 0 failed, p50 – ms, p95 – ms`,
    '1.2.4 (0123abcd)  loanData: 1 calls, 0 failed, p50 7 ms, p95 7 ms',
  ]);
});

it.each(['', '{}', 'no JSON'])('refuses a file with %j', (content) => {
  expect(askFile(content)).toMatchObject({ code: 2 });
});
