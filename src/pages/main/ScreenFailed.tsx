import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Notice } from '@/ui/Notice';

interface ScreenFailedProps {
  readonly report: (error: unknown, where: string) => void;
}

/** Stands in for a screen that could not be loaded or shown; everything around it stays usable. */
export function ScreenFailed({ report }: ScreenFailedProps) {
  const error = useRouteError();
  useEffect(() => report(error, 'screen'), [error, report]);
  return (
    <Notice tone="error" title="This screen could not be shown." onRetry={() => window.location.reload()}>
      It may have changed since this page was opened. Reloading fetches the current version.
    </Notice>
  );
}
