import { styled } from 'styled-components';
import { DEPLOYMENT_ERROR } from '@/config/messages';
import { PlainPage } from '@/pages/main/PlainPage';
import { Button } from '@/ui/Button';
import { GlobalStyle } from '@/ui/GlobalStyle';
import { Notice } from '@/ui/Notice';

/** The start-up screen when config.json is missing or wrong (specification §2 and §8). */
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
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </div>
    </PlainPage>
  </>
);

const Problems = styled.div`
  display: grid;
  gap: var(--space-2);
`;
