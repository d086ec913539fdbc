import { createRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router-dom';
import { DeploymentError } from '@/app/layout/DeploymentError';
import { pause } from '@/lib/pause';
import { createApp, until } from './createApp';
import type { Environment } from './createEnvironment';

/** Milliseconds to wait for the code of the first screen. Without it, React first renders that the screen is loading. */
const PATIENCE_MS = 100;

/**
 * Waits until the first screen can be rendered at once, together with the responses that have arrived by then. Otherwise
 * React would render the frame, then the screen, then each response.
 */
async function untilReady(router: DataRouter): Promise<void> {
  await Promise.race([until(() => router.state.initialized, router), pause(PATIENCE_MS)]);
  // The responses that are there reach the store before the next task.
  await pause();
}

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');
const root = createRoot(container);

export const showProblems = (problems: readonly string[]): void => root.render(<DeploymentError problems={problems} />);

export async function showApp(environment: Environment): Promise<void> {
  const { element, router } = createApp(environment);
  await untilReady(router);
  root.render(element);
}
