import { useRouteError } from 'react-router-dom';
import * as appTexts from '@/config/texts/appTexts';
import { FailureNotice } from '@/ui/FailureNotice';
import { PageHeading } from '@/ui/PageHeading';

/** Replaces a screen that failed to render; everything around it stays usable. */
export const ScreenFailed = () => (
  <>
    <PageHeading>{appTexts.screenFailed}</PageHeading>
    <FailureNotice error={useRouteError()} where="screen" onRetry={() => window.location.reload()}>
      {appTexts.screenFailedHint}
    </FailureNotice>
  </>
);
