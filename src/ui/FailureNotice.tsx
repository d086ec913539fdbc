import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { newReference } from '@/lib/reference';
import { CopyText } from './CopyText';
import { Notice } from './Notice';

/** Tells the log what could not be shown; the app's frame provides it. */
export const FailureLog = createContext<(error: unknown, where: string, reference: string) => void>(() => undefined);

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
