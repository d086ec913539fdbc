import { isCancel } from 'axios';
import { FailedCall } from '@/lib/failure';
import type { Endpoint } from '@/lib/saga/callApi';

type AnyEndpoint = Endpoint<unknown, unknown>;
type OnBug = (error: unknown, endpoint: string) => void;

/**
 * The same groups of endpoints, telling of the errors that are our own: a translation that threw, an address that could not be
 * made.
 *
 * @source Specification §7: "Synchronous errors in a read are logged to an application-monitoring service"
 */
export const reportBugs = <Api extends object>(api: Api, onBug: OnBug): Api =>
  mapValues(api, (group) =>
    mapValues(group as object, (endpoint, name) => reporting(endpoint as AnyEndpoint, name, onBug)),
  );

const mapValues = <Values extends object>(values: Values, map: (value: unknown, key: string) => unknown): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)])) as Values;

const reporting =
  (endpoint: AnyEndpoint, name: string, onBug: OnBug): AnyEndpoint =>
  async (params, signal) => {
    try {
      return await endpoint(params, signal);
    } catch (error) {
      if (!(error instanceof FailedCall) && !isCancel(error)) onBug(error, name);
      throw error;
    }
  };
