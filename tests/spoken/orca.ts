import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface Orca {
  /** Returns everything said since Orca started, one entry per utterance, with single spaces. */
  said: () => string[];
  /** Waits until Orca has presented every event that it has received. */
  catchUp: () => Promise<void>;
  close: () => Promise<void>;
}

const MAX_WAIT_MS = 120_000;

/** Starts Orca with a voice that writes to a file (orca/recorder.py), and waits until it says that it is on. */
export async function startOrca(folder: string): Promise<Orca> {
  const file = path.join(folder, 'speech.jsonl');
  writeFileSync(file, '');
  const orca = spawn('orca', ['--replace'], {
    stdio: 'ignore',
    env: { ...process.env, ORCA_SPEECH: file },
  });
  /** Null where Orca had nothing left to say. */
  const entries = (): (string | null)[] =>
    readFileSync(file, 'utf8')
      .split('\n')
      // The last line is empty, or not written to its end yet.
      .slice(0, -1)
      .map((line) => JSON.parse(line) as string | null);
  const said = (): string[] =>
    entries().flatMap((words) => (words === null ? [] : [words.replaceAll(/\s+/g, ' ').trim()]));
  const pauses = (): number => entries().length - said().length;
  await until(() => said().includes('Screen reader on.'));
  return {
    said,
    catchUp: async () => {
      const before = pauses();
      orca.kill('SIGUSR1');
      await until(() => pauses() > before);
    },
    close: async () => {
      const exit = once(orca, 'exit');
      orca.kill('SIGKILL');
      await exit;
    },
  };
}

/** @throws Error when it takes longer than a busy machine needs */
async function until(isDone: () => boolean): Promise<void> {
  const deadline = Date.now() + MAX_WAIT_MS;
  while (!isDone()) {
    if (Date.now() > deadline) throw new Error('Orca does not answer.');
    await wait(50);
  }
}
