import { readFileSync } from 'node:fs';

const TESTS = 'tests/e2e/jobs.test.ts';
const JOB = /^(?:job|coreJob)\(\s*'([^']+)',\s*\{ clicks: (\d+), choices: (\d+), keys: (\d+) \}/gm;

/** Returns what the tests do by job: each test fails if a job takes more or less. */
const efforts = (): Map<string, string> =>
  new Map(
    [...readFileSync(TESTS, 'utf8').matchAll(JOB)].map(([, title = '', clicks, choices, keys]) => [
      title,
      [count(clicks, 'click'), count(choices, 'choice'), count(keys, 'key')].filter((each) => each !== '').join(', '),
    ]),
  );

/**
 * Returns docs/jobs.md with the effort of each job, which its test counts, below the job's heading.
 *
 * @throws Error if a heading names no test, or a test has no heading
 */
export function withEfforts(page: string): string {
  const known = efforts();
  const titles = [...page.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);
  const strays = [
    ...titles.filter((title) => !known.has(title)),
    ...[...known.keys()].filter((title) => !titles.includes(title)),
  ];
  if (strays.length > 0) throw new Error(`docs/jobs.md and ${TESTS} differ in: ${strays.join('; ')}`);
  return page.replaceAll(/^## (.+)\n\n.*$/gm, (_, title: string) => `## ${title}\n\n**${known.get(title)}.**`);
}

const count = (text: string | undefined, what: string): string =>
  text === '0' ? '' : `${text} ${what}${text === '1' ? '' : 's'}`;
