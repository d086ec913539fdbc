import { useRouteError } from 'react-router-dom';
import { FailureNotice } from '@/ui/FailureNotice';
import { PageHeading } from '@/ui/PageHeading';

/** Stands in for a screen that could not be shown; everything around it stays usable. */
export const ScreenFailed = () => (
  <>
    <PageHeading>This screen could not be shown.</PageHeading>
    <FailureNotice error={useRouteError()} where="screen" onRetry={() => window.location.reload()}>
      It may have changed since this page was opened. Reloading fetches the current version.
    </FailureNotice>
  </>
);
