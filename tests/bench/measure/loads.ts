import type { Browser } from '@playwright/test';
import { openLab, type Lab } from '@tests/bench/browser/lab';
import type { Stage } from '@tests/bench/server/serve';
import type { Target } from '@tests/bench/targets';

/** From following a link to the first frame with a row of data. */
export interface Load {
  readyMs: number;
  requests: number;
  /** Bytes of scripts on the wire before that frame. */
  scriptBytes: number;
}

/** A visit with an empty cache, and the next one with what the first has left there. */
export async function measureLoads(browser: Browser, stage: Stage, target: Target): Promise<{ cold: Load; warm: Load }> {
  const lab = await openLab(browser, { row: target.row, isSlow: true, isSignedIn: target.kind === 'product' || target.path.startsWith('/7') });
  try {
    const address = (target.isApart === true ? stage.apartOrigin : stage.origin) + target.path;
    const cold = await visit(lab, address);
    await lab.page.waitForTimeout(500);
    const warm = await visit(lab, address);
    return { cold, warm };
  } finally {
    await lab.close();
  }
}

async function visit({ page, tools }: Lab, address: string): Promise<Load> {
  const scripts = new Set<string>();
  let [requests, scriptBytes, isOpen] = [0, 0, true];
  tools.on('Network.requestWillBeSent', () => {
    requests += Number(isOpen);
  });
  tools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (isOpen && scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'commit' });
  const readyMs = await page.evaluate(() => window.bench.ready);
  isOpen = false;
  return { readyMs, requests, scriptBytes };
}
