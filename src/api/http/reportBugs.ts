import { isCancel } from 'axios';
import { mapEndpoints } from '@/api/mapEndpoints';
import { FailedCall } from '@/lib/failure';

/**
 * The same groups of endpoints, telling of the errors that are our own: a translation that threw, an address that could not be
 * made.
 *
 * @source Specification §7: "Synchronous errors in a read are logged to an application-monitoring service"
 */
export const reportBugs = <Api extends object>(api: Api, onBug: (error: unknown, endpoint: string) => void): Api =>
  mapEndpoints(api, (endpoint, name) => async (params, signal) => {
    try {
      return await endpoint(params, signal);
    } catch (error) {
      if (!(error instanceof FailedCall) && !isCancel(error)) onBug(error, name);
      throw error;
    }
  });
