import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { FailureNotice } from './FailureNotice';

interface ErrorAreaProps {
  /** The name of the area in the log. */
  readonly name: string;
  /** The message for the user, such as 'The menu could not be shown.' */
  readonly message: string;
  readonly children: ReactNode;
}

/** A failure in this part of a screen doesn't affect the other parts. */
export const ErrorArea = ({ name, message, children }: ErrorAreaProps) => (
  <ErrorBoundary
    fallbackRender={({ error, resetErrorBoundary }) => (
      <FailureNotice error={error} where={name} title={message} onRetry={resetErrorBoundary} />
    )}
  >
    {children}
  </ErrorBoundary>
);
