import { type ReactNode, use, useEffect } from 'react';
import { isMissingCode } from '@/lib/missingCode';
import { referenceOf } from '@/lib/reference';
import { FailureLog } from './failureLog';
import { offerRetry } from './missingParts';

interface MissingPartProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** In place of a part that failed. The page offers the retry, once for all parts. */
export function MissingPart({ error, retry }: MissingPartProps): ReactNode {
  const report = use(FailureLog);
  useEffect(() => {
    const reference = isMissingCode(error) ? undefined : referenceOf(error);
    if (reference !== undefined) report(error, 'part', reference);
    return offerRetry({ retry: () => retry(), reference });
  }, [error, report, retry]);
  return null;
}
