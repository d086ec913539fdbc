import { build, createServer, preview } from 'vite';
import { startSandbox, type Sandbox } from './server';
import { readSettings, SettingsError, type Settings } from './settings';
import { PERSONAS } from './personas';

interface Closable {
  close: () => Promise<void>;
}

/** How the sandbox serves the companion: as production does, with each change applied at once, or not. */
export type Serving = 'built' | 'live' | 'none';

/** Starts the sandbox, with the companion or alone, and runs until it is interrupted. */
export async function main(serving: Serving): Promise<void> {
  const running: Closable[] = [];
  const stop = async (exitCode: number): Promise<void> => {
    await Promise.all(running.map(({ close }) => close()));
    process.exit(exitCode);
  };

  try {
    const settings = readSettings(process.env);
    const sandbox = await startSandbox({ ...settings, appOrigins: [settings.appOrigin] }).catch(explain(settings));
    running.push(sandbox);
    if (serving !== 'none') running.push(await START[serving](settings.appPort).catch(explain(settings)));

    console.log(announcement({ withApp: serving !== 'none', sandbox, appOrigin: settings.appOrigin }));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0));
  } catch (error) {
    console.error(error instanceof SettingsError ? error.message : error);
    await stop(1);
  }
}

const START: Record<Exclude<Serving, 'none'>, (port: number) => Promise<Closable>> = {
  built: serveBuild,
  live: serveLive,
};

async function serveBuild(port: number): Promise<Closable> {
  console.log('Building the companion…');
  // Not dist, which holds what is deployed and tested, and one folder for each server that runs in parallel.
  const folder = { outDir: `node_modules/.cache/start/${port}`, emptyOutDir: true };
  await build({ logLevel: 'error', build: folder });
  return preview({ logLevel: 'error', build: folder, preview: { port, strictPort: true } });
}

async function serveLive(port: number): Promise<Closable> {
  const server = await createServer({ logLevel: 'warn', server: { port, strictPort: true } });
  return server.listen();
}

/** Turns a taken port into an error that names the variable for another port. Rethrows all other errors. */
const explain =
  ({ port, appPort }: Settings) =>
  (error: unknown): never => {
    const isTaken = error instanceof Error && /EADDRINUSE|already in use/.test(error.message);
    const taken = isTaken ? Number(/(\d+)(?: is already in use)?$/.exec(error.message)?.[1]) : 0;
    const variable = { [port]: 'SANDBOX_PORT', [appPort]: 'APP_PORT' }[taken];
    if (!isTaken || variable === undefined) throw error;
    throw new SettingsError(`Port ${taken} is in use: stop what runs there, or choose another port with ${variable}.`);
  };

interface Announced {
  sandbox: Sandbox;
  appOrigin: string;
  withApp: boolean;
}

/** Returns the text that the terminal shows after the start. */
export function announcement({ sandbox: { origin, lender }, appOrigin, withApp }: Announced): string {
  const [first] = lender.loans();
  const lines = [
    ['Start here', `${origin}/los/`],
    ...(withApp && first ? [['First loan', `${appOrigin}/${first.loanId}`]] : []),
    ['Faults, reset', `${origin}/control`],
    ['Telemetry', `${origin}/telemetry`],
    ...PERSONAS.map(({ id, may }, index) => [index === 0 ? 'Sign in as' : '', `${id.padEnd(14)} ${may}`]),
  ];
  const body = lines.map(([label = '', text = '']) => `  ${label.padEnd(14)} ${text}`);
  return ['', '  The sandbox lender is running; all of it is fictional. Ctrl+C stops it.', '', ...body, ''].join('\n');
}
