import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { catalogFiles, readTexts } from '@/build/wordingPlugin';
import { readWording, type TextForm } from '@/config/wording/readWording';
import { attempt } from '@/lib/attempt';

const USAGE = 'npm run wording -- --file WORDING.json [--complete] | --template OUT.json';

/** Returns the texts of the catalog with their English messages. */
export const readCatalog = (): (TextForm & { message: string })[] =>
  catalogFiles('src/config')
    .flatMap((file) => readTexts(file))
    .map(({ key, message, args, names }) => ({ key, message, names, ...(args !== null && { args }) }));

/** Checks a wording file, or writes the English one. Returns the exit code. */
export function main(args: string[], say: (line: string) => void): number {
  const options = { file: { type: 'string' }, template: { type: 'string' }, complete: { type: 'boolean' } } as const;
  const { file, template, complete = false } = attempt(() => parseArgs({ args, options }).values) ?? {};
  if (template !== undefined) {
    const texts = readCatalog().map(({ key, message }) => [key, message]);
    writeFileSync(template, `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`);
    say(`${texts.length} texts written to ${template}`);
    return 0;
  }
  if (file === undefined) {
    say(USAGE);
    return 2;
  }
  return check(file, complete, say);
}

function check(file: string, isComplete: boolean, say: (line: string) => void): number {
  const text = attempt(() => readFileSync(file, 'utf8'));
  if (text === undefined) {
    say(`${file}: can't be read`);
    return 2;
  }
  const catalog = readCatalog();
  const content = attempt((): unknown => JSON.parse(text)) ?? text;
  const { messages, problems } = readWording(content, catalog, 'en');
  const refused = new Set(problems.map((problem) => problem.split(':')[0]));
  const missing = catalog.filter(({ key }) => !messages.has(key) && !refused.has(key));
  problems.forEach(say);
  missing.forEach(({ key, message }) => say(`${key}: is missing (${message})`));
  say(`${messages.size} texts fit, ${problems.length} are wrong, ${missing.length} are missing and stay English`);
  return problems.length > 0 || (isComplete && missing.length > 0) ? 1 : 0;
}
