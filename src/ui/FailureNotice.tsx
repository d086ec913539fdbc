import { use, useEffect, useState, type ReactNode } from 'react';
import { newReference } from '@/lib/reference';
import { CopyText } from './CopyText';
import { FailureLog } from './failureLog';
import { Notice } from './Notice';

interface FailureNoticeProps {
  readonly error: unknown;
  /** What failed, for the log. */
  readonly where: string;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
}

/** Stands in for what could not be shown, with a reference that finds the error in the log. */
export function FailureNotice({ error, where, title, children, onRetry }: FailureNoticeProps) {
  const tell = use(FailureLog);
  const [reference] = useState(newReference);
  useEffect(() => tell(error, where, reference), [tell, error, where, reference]);
  return (
    <Notice tone="error" title={title} onRetry={onRetry}>
      {children}{' '}
      <span>
        Reference <CopyText text={reference} what="reference" />
      </span>
    </Notice>
  );
}
