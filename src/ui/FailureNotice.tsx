import { use, useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import * as uiTexts from '@/config/texts/uiTexts';
import { referenceOf } from '@/lib/reference';
import { CopyText } from './CopyText';
import { FailureLog, type PagePart } from './failureLog';
import { OwnElement } from './OwnElement';
import { Notice } from './Notice';

interface FailureNoticeProps {
  readonly error: unknown;
  readonly where: PagePart;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
}

/** Replaces content that failed to render, with a reference that identifies the error in the log. */
export function FailureNotice({ error, where, title, children, onRetry }: FailureNoticeProps) {
  const report = use(FailureLog);
  const [reference] = useState(() => referenceOf(error));
  useEffect(() => report(error, where, reference), [report, error, where, reference]);
  return (
    <Notice tone="error" title={title} onRetry={onRetry}>
      <OwnElement>{children}</OwnElement> <Reference code={reference} />
    </Notice>
  );
}

export const Reference = ({ code }: { readonly code: string }) => (
  <span>
    <span>{uiTexts.reference}</span> <CopyText text={code} what={uiTexts.referenceName} />
  </span>
);

interface ErrorAreaProps {
  readonly name: PagePart;
  readonly message: string;
  readonly children: ReactNode;
}

export const ErrorArea = ({ name, message, children }: ErrorAreaProps) => (
  <ErrorBoundary
    fallbackRender={({ error, resetErrorBoundary }) => (
      <FailureNotice error={error} where={name} title={message} onRetry={resetErrorBoundary} />
    )}
  >
    {children}
  </ErrorBoundary>
);
