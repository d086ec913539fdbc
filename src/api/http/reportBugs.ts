import { isCancel } from 'axios';
import { mapEndpoints } from '@/api/endpoint';
import { FailedCall } from '@/lib/failure';

/**
 * Wraps the endpoints to report errors in our own code, such as a conversion that throws or a URL that cannot be built,
 * and to fail the call with them.
 *
 * @source Specification §7: "Synchronous errors in a read are logged to monitoring"
 */
export const reportBugs = <Api extends object>(api: Api, onBug: (error: unknown, endpoint: string) => void): Api =>
  mapEndpoints(api, (endpoint, name) => async (params, signal) => {
    try {
      return await endpoint(params, signal);
    } catch (error) {
      if (error instanceof FailedCall || isCancel(error)) throw error;
      onBug(error, name);
      throw new FailedCall({ kind: 'bug', call: name });
    }
  });
