import { getFrom, type Host } from '@tests/e2e/security/hostingChecks';
import { available } from '@tests/engines/driver/processes';
import { IMAGE } from './buildImage';
import { runEngine, tryEngine } from './engine';

interface Settings {
  variables: Readonly<Record<string, string>>;
  /** The path of a config.json. The image has none. */
  config?: string;
  /** Options of the engine, by default those of docs/adoption/hosting.md. */
  options?: string;
}

export interface Container extends Host {
  /** Runs a command of the engine that begins with these words and ends with the container's name. */
  tell: (...command: readonly string[]) => string;
  /** Runs a command in the container. */
  exec: (...command: readonly string[]) => ReturnType<typeof tryEngine>;
}

/** The options of `docker run` in docs/adoption/hosting.md that restrict the container. */
export const HARDENING = '--read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges';

const PORT = '8080';

const started: { engine: string; name: string }[] = [];

/**
 * Starts the image as docs/adoption/hosting.md says, on a free port of this machine alone.
 *
 * @throws Error with the container's log when it doesn't start
 */
export async function startContainer(engine: string, settings: Settings): Promise<Container> {
  const name = runEngine(engine, 'run', '--detach', '--publish', `127.0.0.1::${PORT}`, ...optionsOf(settings), IMAGE);
  started.push({ engine, name });
  const tell: Container['tell'] = (...command) => runEngine(engine, ...command, name);
  const exec: Container['exec'] = (...command) => tryEngine(engine, 'exec', name, ...command);
  try {
    const { hostname, port } = new URL(`http://${runEngine(engine, 'port', name, PORT)}`);
    const get = getFrom({ host: hostname, port });
    await available('the health check', () => {
      if (tell('inspect', '--format', '{{.State.Running}}') !== 'true') throw new Error('The container has ended.');
      return get('/healthz').catch(() => undefined);
    });
    return { get, log: () => tell('logs'), tell, exec };
  } catch (cause) {
    throw new Error(tryEngine(engine, 'logs', name).printed, { cause });
  }
}

/** Removes the containers that the tests have started. */
export function removeContainers(): void {
  for (const { engine, name } of started.splice(0)) runEngine(engine, 'rm', '--force', '--volumes', name);
}

const optionsOf = ({ variables, config, options = HARDENING }: Settings): string[] => [
  ...options.split(' '),
  ...Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
  ...(config === undefined ? [] : ['--volume', `${config}:/usr/share/nginx/html/config.json:ro`]),
];
