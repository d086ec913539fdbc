import { createRoot } from 'react-dom/client';
import type { Dress } from '@/ui/brand/applyLooks';
import { GlobalStyle } from '@/ui/GlobalStyle';
import { Spinner } from '@/ui/Spinner';
import { createApp } from './createApp';
import type { Environment } from './createEnvironment';
import { DeploymentError } from './layout/DeploymentError';
import { untilReady } from './untilReady';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');
const root = createRoot(container);

export const showWaiting = (): void =>
  root.render(
    <>
      <GlobalStyle />
      <Spinner cover="screen" />
    </>,
  );

export const showProblems = (problems: readonly string[]): void => root.render(<DeploymentError problems={problems} />);

export async function showApp(environment: Environment, dress?: Dress): Promise<void> {
  const { element, router } = createApp(environment);
  const dressed = dress?.(element);
  await untilReady(router);
  root.render(dressed ? await dressed : element);
}
