import { createServer, type ViteDevServer } from 'vite';
import { announcement } from './announcement';
import { startSandbox } from './server';
import { readSettings, SettingsError, type Settings } from './settings';

interface Closable {
  close: () => Promise<void>;
}

/** Starts the sandbox, on request with the companion beside it, and runs until it is interrupted. */
export async function main(options: { withApp: boolean }): Promise<void> {
  const running: Closable[] = [];
  const stop = async (exitCode: number): Promise<void> => {
    await Promise.all(running.map(({ close }) => close()));
    process.exit(exitCode);
  };

  try {
    const settings = readSettings(process.env);
    const sandbox = await startSandbox({ ...settings, appOrigins: [appOrigin(settings)] }).catch(
      explain(settings.port, 'SANDBOX_PORT'),
    );
    running.push(sandbox);
    if (options.withApp) running.push(await startApp(settings.appPort).catch(explain(settings.appPort, 'APP_PORT')));

    console.log(announcement({ ...options, sandbox, appOrigin: appOrigin(settings) }));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0));
  } catch (error) {
    console.error(error instanceof SettingsError ? error.message : error);
    await stop(1);
  }
}

const appOrigin = ({ appPort }: Settings): string => `http://localhost:${appPort}`;

/** The companion as developers run it. */
async function startApp(port: number): Promise<ViteDevServer> {
  const app = await createServer({ clearScreen: false, logLevel: 'warn', server: { port, strictPort: true } });
  return app.listen();
}

/** Says which variable moves a server off a port that is taken; other errors stay as they are. */
const explain =
  (port: number, variable: string) =>
  (error: unknown): never => {
    const isTaken = error instanceof Error && /EADDRINUSE|already in use/.test(error.message);
    if (!isTaken) throw error;
    throw new SettingsError(`Port ${port} is in use: stop what runs there, or choose another port with ${variable}.`);
  };
