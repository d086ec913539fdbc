import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { FailureNotice } from './FailureNotice';

interface ErrorAreaProps {
  /** For the log. */
  readonly name: string;
  /** What people read in its place: 'The menu could not be shown.' */
  readonly message: string;
  readonly children: ReactNode;
}

/** A part of a screen whose failure leaves the others standing. */
export const ErrorArea = ({ name, message, children }: ErrorAreaProps) => (
  <ErrorBoundary
    fallbackRender={({ error, resetErrorBoundary }) => (
      <FailureNotice error={error} where={name} title={message} onRetry={resetErrorBoundary} />
    )}
  >
    {children}
  </ErrorBoundary>
);
