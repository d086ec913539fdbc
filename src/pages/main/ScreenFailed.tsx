import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Notice } from '@/ui/Notice';
import { PageHeading } from '@/ui/PageHeading';

interface ScreenFailedProps {
  readonly report: (error: unknown, where: string) => void;
}

/** Stands in for a screen that could not be loaded or shown; everything around it stays usable. */
export function ScreenFailed({ report }: ScreenFailedProps) {
  const error = useRouteError();
  useEffect(() => report(error, 'screen'), [error, report]);
  return (
    <>
      <PageHeading>This screen could not be shown.</PageHeading>
      <Notice tone="error" onRetry={() => window.location.reload()}>
        It may have changed since this page was opened. Reloading fetches the current version.
      </Notice>
    </>
  );
}
