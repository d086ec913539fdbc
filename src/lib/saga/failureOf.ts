import { FailedCall, type Failure } from '@/lib/failure';
import type { Report } from './guarded';

/**
 * Returns the failure of any caught error. An error that is not a failed call is a bug in the app, and is reported;
 * `where` names the saga.
 *
 * @source Specification §7: "Synchronous errors in a read are logged to monitoring"
 */
export function failureOf(caught: unknown, { report }: { report: Report }, where: string): Failure {
  if (caught instanceof FailedCall) return caught.failure;
  report(caught, where);
  return { kind: 'bug', call: 'companion' };
}
