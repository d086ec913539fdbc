import { openProfile } from '@tools/bench/browser/lab';
import type { Stage } from '@tools/bench/server/serve';
import { tokensFor, type Target } from '@tools/bench/targets';
import { visit } from './loads';

/** What the page did before its first row. */
export interface FirstRender {
  /** Style rules that scripts inserted one by one. */
  styleRules: number;
  /** How often React changed the page, up to and including the change with the first row. */
  commits: number;
  /** What React had to wait for while rendering, such as a component whose script was not there. */
  suspensions: number;
  /** Compressed bytes of the scripts. */
  gzip: number;
  /** The part of it that is not from packages. */
  own: number;
}

type Counts = Omit<FirstRender, 'gzip' | 'own'>;

declare global {
  interface Window {
    firstRender: Counts;
  }
}

/** Counts in a visit of its own, because counting takes time. */
export async function countFirstRender(stage: Stage, target: Target): Promise<FirstRender> {
  const options = { row: target.row, isSlow: true, issuer: tokensFor(stage, target) };
  const lab = await openProfile(stage.fingerprint, options);
  try {
    await lab.page.addInitScript(record, target.row);
    const { scripts } = await visit(lab, stage, target);
    return { ...(await lab.page.evaluate(() => window.firstRender)), ...stage.bytesOf(scripts) };
  } finally {
    await lab.close();
  }
}

/** Runs in the page before all other scripts, so it may not use anything from outside itself. */
function record(row: string): void {
  const counts: Counts = { styleRules: 0, commits: 0, suspensions: 0 };
  const waitedFor = new WeakSet<Promise<unknown>>();
  let hasRows = false;
  const count = (figure: keyof Counts): void => {
    if (!hasRows) counts[figure] += 1;
  };

  const sheet = CSSStyleSheet.prototype as { insertRule: (...rule: unknown[]) => number };
  const { insertRule } = sheet;
  sheet.insertRule = function (this: CSSStyleSheet, ...rule) {
    count('styleRules');
    return insertRule.apply(this, rule);
  };

  // React waits for a promise by one function for both of its ends.
  const promise = Promise.prototype as { then: (...ends: unknown[]) => unknown };
  const { then } = promise;
  promise.then = function (this: Promise<unknown>, ...ends) {
    if (typeof ends[0] === 'function' && ends[0] === ends[1] && !waitedFor.has(this)) {
      waitedFor.add(this);
      count('suspensions');
    }
    return then.apply(this, ends);
  };

  // React reports to its developer tools in production, too.
  const tools = {
    supportsFiber: true,
    inject: (): number => 1,
    onCommitFiberRoot(): void {
      count('commits');
      hasRows ||= document.querySelector(row) !== null;
    },
    onCommitFiberUnmount: (): void => undefined,
    checkDCE: (): void => undefined,
  };
  Object.assign(window, { firstRender: counts, __REACT_DEVTOOLS_GLOBAL_HOOK__: tools });
}
