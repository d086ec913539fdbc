import { use, useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import * as uiTexts from '@/config/texts/uiTexts';
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
  const [reference] = useState(newReference);
  useEffect(() => report(error, where, reference), [report, error, where, reference]);
  return (
    <Notice tone="error" title={title} onRetry={onRetry}>
      <OwnElement>{children}</OwnElement>{' '}
      <span>
        <span>{uiTexts.reference}</span> <CopyText text={reference} what={uiTexts.referenceName} />
      </span>
    </Notice>
  );
}

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

/** No vowels, so that no words appear, and no digits, which look like numbers of loans and people. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';

/** A random code for an error, such as `KRTB-WMXD`: short enough to read out, and in the log too. */
function newReference(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
