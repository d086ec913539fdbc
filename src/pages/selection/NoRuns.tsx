import { EmptyState } from '@/ui/EmptyState';
import { RequestLink } from './RequestLink';

/** There is nothing to choose among yet. */
export const NoRuns = () => (
  <EmptyState title="No underwriting results yet" action={<RequestLink>Go to Request</RequestLink>}>
    Nothing has been submitted to an underwriting service for this loan.
  </EmptyState>
);
