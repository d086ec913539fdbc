import { type ReactNode, useEffect } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { offerRetry } from './missingCode';

/** In place of a part whose code failed to load. The page offers the retry, once for all parts. */
export function MissingPart({ resetErrorBoundary }: Pick<FallbackProps, 'resetErrorBoundary'>): ReactNode {
  useEffect(() => offerRetry(() => resetErrorBoundary()), [resetErrorBoundary]);
  return null;
}
