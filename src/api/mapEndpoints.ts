import type { Endpoint } from '@/lib/saga/callApi';

export type AnyEndpoint = Endpoint<unknown, unknown>;

/** The same groups of endpoints, each endpoint with something around it. */
export const mapEndpoints = <Api extends object>(
  api: Api,
  around: (endpoint: AnyEndpoint, name: string) => AnyEndpoint,
): Api =>
  mapValues(api, (group) => mapValues(group as object, (endpoint, name) => around(endpoint as AnyEndpoint, name)));

const mapValues = <Values extends object>(values: Values, map: (value: unknown, key: string) => unknown): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)])) as Values;
