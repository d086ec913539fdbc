import { readFile, writeFile } from 'node:fs/promises';
import { createClient } from './client';
import { runKit } from './kit';
import { readOptions, USAGE, UsageError, type Options } from './options';
import { reportOf } from './report';

/** Runs the kit and prints its report. Returns the exit code: 0 fits, 1 does not fit, 2 was called wrongly. */
export async function main(args: readonly string[], print: (text: string) => void = console.log): Promise<number> {
  try {
    const options = readOptions(args);
    const verdict = await runKit({ ...options, client: await clientOf(options) });
    print(reportOf(verdict));
    if (options.json !== undefined) await writeFile(options.json, `${JSON.stringify(verdict, null, 2)}\n`);
    return verdict.isFit ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    print(`${error.message}\n\n${USAGE}`);
    return 2;
  }
}

const clientOf = async ({ api, app, tokenFile, headersFile, gatewayTemplate }: Options) =>
  createClient({
    api,
    app,
    gatewayTemplate,
    token: tokenIn(await read(tokenFile)),
    headers: headersFile === undefined ? {} : headersIn(await read(headersFile)),
  });

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new UsageError(`Can't read ${file}`);
  }
}

function tokenIn(text: string): string {
  const [, token] = /^\s*(?:Bearer\s+)?(\S+)\s*$/i.exec(text) ?? [];
  if (token === undefined) throw new UsageError('The token file must hold one token');
  return token;
}

function headersIn(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.map((line, index) => {
      const [, name, value] = /^([\w-]+):\s*(.+?)\s*$/.exec(line) ?? [];
      if (name === undefined || value === undefined)
        throw new UsageError(`Line ${index + 1} of the headers is no header`);
      return [name, value];
    }),
  );
}
