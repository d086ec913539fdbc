import { DEPLOYMENT_ERROR } from '@/config/messages';
import { GlobalStyle } from '@/ui/GlobalStyle';
import { Notice } from '@/ui/Notice';
import { PageHeading } from '@/ui/PageHeading';
import { MainArea } from '@/ui/shell/MainArea';
import { useDocumentTitle } from '@/ui/useDocumentTitle';

/** The start-up screen when config.json is missing or wrong (specification §2 and §8). */
export function DeploymentError({ problems }: { readonly problems: readonly string[] }) {
  useDocumentTitle(DEPLOYMENT_ERROR);
  return (
    <>
      <GlobalStyle />
      <MainArea id="main">
        <PageHeading>{DEPLOYMENT_ERROR}</PageHeading>
        <Notice tone="error" onRetry={() => window.location.reload()}>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      </MainArea>
    </>
  );
}
