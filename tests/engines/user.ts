import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { WebDriverError, type Session } from './driver/session';

/** An element to find: a role with an accessible name, optionally inside another element. */
export interface Target {
  role: string;
  name?: string | RegExp;
  inside?: Target;
}

/** A user of one browser: finds elements by role and name, and waits for them. */
export interface User {
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Presses the browser's Back button. */
  back: () => Promise<void>;
  /** Sets the size of the part of the window that shows the page. */
  resize: (width: number, height: number) => Promise<void>;
  sees: (target: Target, count?: number) => Promise<void>;
  seesText: (text: string | RegExp) => Promise<void>;
  click: (target: Target) => Promise<void>;
  type: (target: Target, text: string) => Promise<void>;
  /** Picks an option of a select box by typing its name. */
  choose: (target: Target, option: string) => Promise<void>;
  /** Runs a function in the page. */
  read: <T, A extends unknown[]>(script: (...args: A) => T, ...args: A) => Promise<T>;
  /** Runs an action that opens a window, checks that window and closes it. */
  inNewWindow: (action: () => Promise<void>, look: () => Promise<void>) => Promise<void>;
}

const QUERIES = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Errors that the browser returns before it has done anything, while the page still moves or re-renders. */
const TOO_EARLY = [
  'element click intercepted',
  'element not interactable',
  'stale element reference',
  'no such element',
];

export function createUser({ send, run }: Session): User {
  const read: User['read'] = async (script, ...args) =>
    (await run(`return (${script.toString()}).apply(null, arguments)`, args)) as ReturnType<typeof script>;
  const query = async (target: Target): Promise<ElementReference[]> =>
    ((await run(`${FIND}; return find(${literal(target)})`, [])) ?? []) as ElementReference[];

  const only = async (target: Target): Promise<string> => {
    let found: ElementReference[] = [];
    await expect.poll(async () => (found = await query(target)).length, titleOf(target)).toBe(1);
    return Object.values(found[0] ?? {})[0] ?? '';
  };

  /**
   * Scrolls as a user does: a driver scrolls an element only just into view, where the bar at the bottom may cover it.
   */
  const center = (target: Target): Promise<unknown> =>
    run(`${FIND}; for (const each of find(${literal(target)})) each.scrollIntoView({ block: 'center' })`, []);

  const act = (target: Target, command: 'click' | 'type', parameters: object = {}): Promise<void> =>
    expect
      .poll(async () => {
        await center(target);
        const id = await only(target);
        return send(command, { id, ...parameters }).then(() => 'done', whenTooEarly);
      }, titleOf(target))
      .toBe('done');

  return {
    open: async (url) => {
      await send('open', { url });
    },
    reload: async () => {
      await send('reload');
    },
    back: async () => {
      await send('back');
    },
    async resize(width, height) {
      const inner = (): Promise<number[]> => read(() => [window.innerWidth, window.innerHeight]);
      await send('resize', { width, height });
      const [shownWidth = width, shownHeight = height] = await inner();
      await send('resize', { width: 2 * width - shownWidth, height: 2 * height - shownHeight });
      await expect.poll(inner).toEqual([width, height]);
    },
    sees: (target, count = 1) => expect.poll(async () => (await query(target)).length, titleOf(target)).toBe(count),
    seesText: (text) => expect.poll(() => read(() => document.querySelector('html')?.innerText ?? '')).toMatch(text),
    click: (target) => act(target, 'click'),
    type: (target, text) => act(target, 'type', { text }),
    choose: (target, option) => act(target, 'type', { text: option }),
    read,
    async inNewWindow(action, look) {
      const handles = async (): Promise<string[]> => (await send('windows')) as string[];
      const before = await handles();
      const opener = await send('window');
      const added = async (): Promise<string[]> => (await handles()).filter((handle) => !before.includes(handle));
      await action();
      await expect.poll(async () => (await added()).length, 'a new window').toBe(1);
      const [handle] = await added();
      await send('switchTo', { handle });
      await look();
      await send('closeWindow');
      await send('switchTo', { handle: opener });
    },
  };
}

/** A WebDriver reference: the standard defines the key, the value is the element's id. */
type ElementReference = Record<string, string>;

function whenTooEarly(error: unknown): string {
  if (error instanceof WebDriverError && TOO_EARLY.includes(error.code)) return error.message;
  throw error;
}

/**
 * Runs Testing Library's query by role in the page, without changing the page's own globals. Between two pages a
 * document has no element yet, and nothing is found.
 */
const FIND = `
  const library = {};
  (function (exports, module) { ${QUERIES} }).call(library, library, {});
  const find = ({ role, name, inside }) =>
    (inside === undefined ? [...document.children] : find(inside)).flatMap((root) =>
      library.queryAllByRole(root, role, name === undefined ? {} : { name }));`;

/** Converts a target to source code, because JSON can't contain regular expressions. */
function literal({ role, name, inside }: Target): string {
  const parts = [`role: ${JSON.stringify(role)}`];
  if (name !== undefined) parts.push(`name: ${name instanceof RegExp ? name.toString() : JSON.stringify(name)}`);
  if (inside !== undefined) parts.push(`inside: ${literal(inside)}`);
  return `{ ${parts.join(', ')} }`;
}

const titleOf = ({ role, name = '', inside }: Target): string =>
  `${role} ${name.toString()}${inside === undefined ? '' : ` in ${titleOf(inside)}`}`;
