import { createRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router-dom';
import { styled } from 'styled-components';
import { PlainPage } from '@/app/layout/PlainPage';
import { DEPLOYMENT_ERROR } from '@/config/startMessages';
import * as uiTexts from '@/config/texts/uiTexts';
import type { Dress } from '@/ui/brand/applyLooks';
import { Button } from '@/ui/Button';
import { GlobalStyle } from '@/ui/GlobalStyle';
import { Notice } from '@/ui/Notice';
import { Spinner } from '@/ui/Spinner';
import { createApp } from './createApp';
import type { Environment } from './createEnvironment';

/** Milliseconds to wait for the code of the first screen. Without it, React first renders that the screen is loading. */
const PATIENCE_MS = 100;

/**
 * Waits until the first screen can be rendered at once, together with the answers that have arrived by then. Otherwise
 * React would render the frame, then the screen, then each answer.
 */
async function untilReady(router: DataRouter): Promise<void> {
  let stop = (): void => undefined;
  const initialized = new Promise<void>((resolve) => {
    const look = (): void => {
      if (router.state.initialized) resolve();
    };
    stop = router.subscribe(look);
    look();
  });
  await Promise.race([initialized, pause(PATIENCE_MS)]);
  stop();
  // The answers that are there reach the store before the next task.
  await pause(0);
}

const pause = (durationMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, durationMs));

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

/**
 * The start-up screen for a missing or invalid config.json (specification §2 and §8).
 *
 * @source Specification §2: "Not status 200: 'Deployment Error!' and 'Error fetching the config file.'"
 * @source Specification §8: "Configuration file fails to load"
 */
export const DeploymentError = ({ problems }: { readonly problems: readonly string[] }) => (
  <>
    <GlobalStyle />
    <PlainPage heading={DEPLOYMENT_ERROR}>
      <Notice tone="error">
        <Problems>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Problems>
      </Notice>
      <div>
        <Button onClick={() => window.location.reload()}>{uiTexts.tryAgain}</Button>
      </div>
    </PlainPage>
  </>
);

const Problems = styled.div`
  display: grid;
  gap: var(--space-2);
`;
