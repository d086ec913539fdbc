import { createRoot } from 'react-dom/client';
import { framePainted } from '@/browser/idle';
import * as startTexts from '@/config/texts/startTexts';
import { createApp } from './createApp';
import type { Environment } from './createEnvironment';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');
const root = createRoot(container);

export async function showProblems(problems: readonly string[]): Promise<void> {
  const { DeploymentError } = await import('@/app/layout/DeploymentError');
  root.render(<DeploymentError problems={problems} />);
}

export async function showApp(environment: Environment, answered: Promise<unknown>): Promise<void> {
  const { element, isSigningIn, readyToRender } = createApp(environment);
  if (isSigningIn()) document.querySelector('#waiting p')?.append(startTexts.signingIn);
  // Until then the page shows the spinner of index.html.
  await readyToRender(answered);
  root.render(element);
  await framePainted();
  environment.resolveFirstFrame();
}
