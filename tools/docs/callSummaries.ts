import { readdirSync, readFileSync } from 'node:fs';
import type { CallName } from '@/http/contract/call';

const SUMMARY = /^ {2}\/\*\* (.+?)\.?(?: @.*)? \*\/\n {2}(\w+): (?:read|post)\(/gm;

const contracts = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\/api\/contract\/\w+\.ts$/.test(file));

const summaries = new Map(
  contracts.flatMap((file) =>
    [...readFileSync(`src/features/${file}`, 'utf8').matchAll(SUMMARY)].map(([, summary, name]) => [name, summary]),
  ),
);

/** Returns what the published contract says of a call. @throws Error if its contract says nothing */
export function summaryOf(name: CallName): string {
  const summary = summaries.get(name);
  if (summary === undefined) throw new Error(`Say what ${name} is, in one line above it in its api/contract/`);
  return summary;
}
