import type { Browser } from '@playwright/test';
import { openLab, settle, workOf, workUntil, type Lab } from '@tools/bench/browser/lab';
import { DETAILS } from '@tools/bench/server/cannedApi';
import type { Stage } from '@tools/bench/server/serve';
import { isProduct, tokensFor, type Target } from '@tools/bench/targets';

export const TABLE_ACTIONS = ['mount', 'expandAll', 'loadMore', 'changedPoll', 'unchangedPoll', 'hover'] as const;
export type TableAction = (typeof TABLE_ACTIONS)[number];

export interface TableFigures {
  /** Milliseconds of work on the main thread, by action. */
  work: Record<TableAction, number>;
  /** Milliseconds of the longest task, by action; 0 when no task took more than 50. */
  longest: Record<TableAction, number>;
  /** Bytes on the wire of an unchanged history, with headers. */
  pollBytes: number;
}

const POLLS = 5;
const MOVES = 6;

/** Runs every action on a page with a history of the given length. */
export async function measureTable(
  browser: Browser,
  { api, origin, issuer }: Stage,
  target: Target,
  requests: number,
): Promise<TableFigures> {
  const lab = await openLab(browser, { row: target.row, issuer: tokensFor({ issuer }, target) });
  const { page } = lab;
  const longest = Object.fromEntries(TABLE_ACTIONS.map((action) => [action, NaN])) as TableFigures['longest'];
  const doing = async (action: TableAction, measure: () => Promise<number>): Promise<number> => {
    await page.evaluate(() => window.bench.longestTask());
    const work = await measure();
    longest[action] = await page.evaluate(() => window.bench.longestTask());
    return work;
  };
  try {
    const answer = await openWaiting(lab, { api, origin }, target, requests);
    const mount = await doing('mount', answer);
    // Waits, because what the companion fetches after its first screen is not work of the table.
    await settle(lab, isProduct(target) ? 2_500 : 300);

    let turn = 0;
    const pollNews = async (): Promise<void> => {
      turn += 1;
      api.serve(requests, `poll ${turn}`);
      await pollUntil(lab, `poll ${turn}`);
    };
    const pressOnce = (label: string) => () => workOf(lab, 1, () => press(lab, label));
    const changedPoll = await doing('changedPoll', () => workOf(lab, POLLS, pollNews));
    const received = receivedBy(lab);
    const unchangedPoll = await doing('unchangedPoll', () =>
      workOf(lab, POLLS, () => page.evaluate(() => window.bench.poll())),
    );
    const pollBytes = received() / POLLS;
    const hover = await doing('hover', () => hoverOver(lab, target.row));
    const loadMore = requests <= 6 ? NaN : await doing('loadMore', pressOnce('Load More Results'));
    const expandAll = await doing('expandAll', pressOnce('Expand all'));
    return { work: { mount, expandAll, loadMore, changedPoll, unchangedPoll, hover }, longest, pollBytes };
  } finally {
    await lab.close();
  }
}

/** Returns a function that returns the bytes of the histories received meanwhile. */
function receivedBy({ tools }: Lab): () => number {
  const reads = new Set<string>();
  let bytes = 0;
  tools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.method === 'GET' && request.url.endsWith(DETAILS)) reads.add(requestId);
  });
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (reads.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Opens a page that waits for its history. Returns a function that answers, and returns the work up to the rows. */
async function openWaiting(
  lab: Lab,
  { api, origin }: Pick<Stage, 'api' | 'origin'>,
  target: Target,
  requests: number,
): Promise<() => Promise<number>> {
  api.serve(requests, 'rita.ibarra');
  const { held, release } = api.hold();
  await lab.page.goto(origin + target.path);
  await held;
  await settle(lab, 800);
  return () =>
    workUntil(lab, async () => {
      release();
      await lab.page.evaluate(() => window.bench.ready);
    });
}

async function hoverOver(lab: Lab, row: string): Promise<number> {
  const move = await moverOver(lab, row);
  return workOf(lab, MOVES, move);
}

/** Returns a function that moves the pointer to the next of the first rows. */
export async function moverOver(lab: Lab, row: string): Promise<() => Promise<void>> {
  const places = await lab.page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].slice(0, 6).map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + Math.min(width / 2, 400), y: y + height / 2 };
      }),
    row,
  );
  let turn = 0;
  return async () => {
    const { x, y } = places[turn % places.length] ?? { x: 0, y: 0 };
    turn += 1;
    await lab.page.mouse.move(x, y);
  };
}

/** Reads the history, and waits until the page shows the new submitter. */
export async function pollUntil({ page }: Lab, submitter: string): Promise<void> {
  await page.evaluate(
    (name) => window.bench.poll().then(() => window.bench.until(() => document.body.textContent.includes(name))),
    submitter,
  );
}

/** Clicks a button inside the page, because moving the mouse there would be measured too. */
export async function press({ page }: Lab, label: string): Promise<void> {
  await page.evaluate((wanted) => {
    const found = [...document.querySelectorAll('button')].find(({ innerText }) => innerText.trim() === wanted);
    if (found === undefined) throw new Error(`There is no button ${wanted}`);
    found.click();
  }, label);
}
