import { use, useEffect, useState, type ReactNode } from 'react';
import * as uiTexts from '@/config/texts/uiTexts';
import { newReference } from '@/lib/reference';
import { CopyText } from './CopyText';
import { FailureLog } from './failureLog';
import { Notice } from './Notice';

interface FailureNoticeProps {
  readonly error: unknown;
  /** The part that failed, for the log. */
  readonly where: string;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
}

/** Replaces content that failed to render, with a reference that identifies the error in the log. */
export function FailureNotice({ error, where, title, children, onRetry }: FailureNoticeProps) {
  const report = use(FailureLog);
  const [reference] = useState(newReference);
  useEffect(() => report(error, where, reference), [report, error, where, reference]);
  return (
    <Notice tone="error" title={title} onRetry={onRetry}>
      {children}{' '}
      <span>
        {uiTexts.reference} <CopyText text={reference} what={uiTexts.referenceName} />
      </span>
    </Notice>
  );
}
