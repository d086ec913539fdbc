import { readFile, writeFile } from 'node:fs/promises';
import { createClient } from './client';
import { runKit } from './kit';
import { reportOf } from './report';
import { parseArgs } from 'node:util';
import { FEATURES, type FeatureName } from './features';
import { FEATURE_NAMES } from './verdict';

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

const clientOf = async ({ api, app, tokenFile, headersFile, gatewayTemplate, isTraced }: Options) =>
  createClient({
    api,
    app,
    gatewayTemplate,
    isTraced,
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

export interface Options {
  api: string;
  app: string | undefined;
  tokenFile: string;
  loanIds: readonly [string, ...string[]];
  userId: string | undefined;
  headersFile: string | undefined;
  gatewayTemplate: string | undefined;
  isTraced: boolean;
  features: readonly FeatureName[] | undefined;
  areOrdersAllowed: boolean;
  json: string | undefined;
}

/** An error that the user can fix; shown without a stack trace. */
export class UsageError extends Error {}

export const USAGE = `npm run conformance -- --api URL --token-file FILE --loan ID
  --api URL             BASE_URL and BASE_URL_SUFFIX of the configuration
  --token-file FILE     holds a test user's access token and nothing else
  --app ORIGIN          where the app will be: also checks CORS and whether it can read the anti-forgery token
  --loan ID             a loan with results, reports and documents; several: their answers count together
  --user ID             an employee whom the lookup knows; else an unknown user is looked up, and 404 fits
  --headers-file FILE   more headers, one "Name: value" a line, such as a subscription key
  --gateway TEMPLATE    APIM_PATH_TEMPLATE, if USE_APIM is true
  --trace               sends traceparent, if TRACE_HEADER is true; with --app, checks that CORS allows it
  --features NAMES      only these must work, separated by commas; default: all
  --allow-orders        also selects again, acknowledges and ORDERS, on the first loan: use a test loan. Without it, the
                        kit only reads, and does not judge order, orderRecognition and override
  --json FILE           writes the verdict as JSON too

Features:
${Object.entries(FEATURES)
  .map(([name, { title }]) => `  ${name.padEnd(22)}${title}`)
  .join('\n')}`;

/** @throws UsageError that names what is missing or wrong */
export function readOptions(args: readonly string[]): Options {
  const { values } = parse(args);
  const [first, ...others] = values.loan ?? [];
  if (values.api === undefined || !isSafe(values.api))
    throw new UsageError('--api must be an https URL, or an http URL of this machine');
  if (values.app !== undefined && !isOrigin(values.app))
    throw new UsageError('--app must be an origin, such as https://aus.lender.example');
  if (values['token-file'] === undefined) throw new UsageError('--token-file is missing');
  if (first === undefined) throw new UsageError('--loan is missing');
  if ([first, ...others].some((id) => !/^\d{1,18}$/.test(id))) throw new UsageError('--loan must be 1 to 18 digits');
  return {
    api: values.api,
    app: values.app,
    tokenFile: values['token-file'],
    loanIds: [first, ...others],
    userId: values.user,
    headersFile: values['headers-file'],
    gatewayTemplate: values.gateway,
    isTraced: values.trace ?? false,
    features: values.features?.split(',').map(toFeature),
    areOrdersAllowed: values['allow-orders'] ?? false,
    json: values.json,
  };
}

/** The token must not cross a network in the clear. */
function isSafe(api: string): boolean {
  if (!URL.canParse(api)) return false;
  const { protocol, hostname } = new URL(api);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        api: text,
        app: text,
        'token-file': text,
        loan: { type: 'string', multiple: true },
        user: text,
        'headers-file': text,
        gateway: text,
        trace: { type: 'boolean' },
        features: text,
        'allow-orders': { type: 'boolean' },
        json: text,
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function toFeature(text: string): FeatureName {
  const name = FEATURE_NAMES.find((feature) => feature === text.trim());
  if (name === undefined) throw new UsageError(`--features knows ${FEATURE_NAMES.join(', ')}`);
  return name;
}
