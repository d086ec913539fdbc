/** An abortable call to the API. */
export type Endpoint<Params, Result> = (params: Params, signal: AbortSignal) => Promise<Result>;

export type AnyEndpoint = Endpoint<unknown, unknown>;

/** Wraps every endpoint of the API. */
export const mapEndpoints = <Api extends object>(
  api: Api,
  around: (endpoint: AnyEndpoint, name: string) => AnyEndpoint,
): Api =>
  mapValues(api, (group) => mapValues(group as object, (endpoint, name) => around(endpoint as AnyEndpoint, name)));

const mapValues = <Values extends object>(values: Values, map: (value: unknown, key: string) => unknown): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)])) as Values;
