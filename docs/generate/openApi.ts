import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema, LazySchema } from 'valibot';
import type { Call } from '@/api/contract/call';
import { calls } from '@/api/contract/calls';

/**
 * Returns the published contract: an OpenAPI 3.1 document generated from the schemas that check every response. Paths are
 * in the short form.
 */
export function openApiDocument(version: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Underwriting companion: the calls it makes',
      version,
      description:
        'The calls that the companion makes to a lender. Every field except ids may be missing or null; ' +
        'the companion then shows a placeholder. ' +
        'A gateway may prefix a path with /origination and double its first segment.',
    },
    security: [{ bearer: [] }],
    paths: pathsOf(Object.entries(calls)),
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}

function pathsOf(entries: [string, Call][]): Record<string, Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of entries) {
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(name, call);
  }
  return paths;
}

const operation = (name: string, { path, method, kind, sendsLoanId, summary, answer, body }: Call) => ({
  operationId: name,
  summary,
  parameters: [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameterOf('path', parameter)),
    ...(sendsLoanId ? [parameterOf('header', 'LoanId')] : []),
    ...(method === 'POST' ? [parameterOf('header', 'X-XSRF-TOKEN')] : []),
    ...(name === 'historyDetails' ? [parameterOf('header', 'If-None-Match', false)] : []),
    // Sent if the configuration says that the API accepts it.
    ...(kind === 'order' ? [parameterOf('header', 'Idempotency-Key', false)] : []),
  ],
  ...(body === undefined ? {} : { requestBody: { required: true, content: jsonOf(body) } }),
  responses: {
    200: { description: 'The response', content: jsonOf(answer) },
    ...(name === 'historyDetails'
      ? { 304: { description: 'Nothing has changed since the response with this ETag' } }
      : {}),
    401: { description: 'The session has ended' },
    500: { description: 'An unexpected error, with failureTrackingNumber or activityId' },
  },
});

const parameterOf = (place: string, name: string, required = true) => ({
  name,
  in: place,
  required,
  schema: { type: 'string' },
});

const jsonOf = (schema: GenericSchema) => ({ 'application/json': { schema: schemaOf(schema) } });

const isLazy = (schema: GenericSchema): schema is LazySchema<GenericSchema> => schema.type === 'lazy';

function schemaOf(schema: GenericSchema): object {
  // The library also lists what is overridden.
  const {
    $schema: _,
    $defs: __,
    ...json
  } = toJsonSchema(schema, {
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) => (isLazy(valibotSchema) ? schemaOf(valibotSchema.getter(undefined)) : null),
  });
  return json;
}
