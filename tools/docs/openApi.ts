import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema, LazySchema } from 'valibot';
import * as agencies from '@/features/request/api/contract/agencies';
import type { Call } from '@/http/contract/call';
import { calls } from '@/app/calls';
import type { CallName } from '@/http/contract/call';
import * as documents from '@/features/documents/api/contract/documents';
import { day, moment } from '@/http/contract/fields';
import * as history from '@/features/runs/api/contract/history';
import * as loan from '@/features/loan/api/contract/loan';
import * as orders from '@/features/request/api/contract/orders';
import * as requestSetup from '@/features/request/api/contract/requestSetup';
import * as selection from '@/features/selection/api/contract/selection';
import { CONTRACT_VERSION } from '@/http/contract/version';
import { FEATURES, privilegeNames } from '@tests/conformance/features';
import { summaryOf } from './callSummaries';
import type { Examples } from './examples';

/** The name of `refusedOrder`. */
const REFUSAL = 'RefusedOrder';

const MODULES = [agencies, documents, history, loan, orders, requestSetup, selection];

/**
 * Returns the published contract: an OpenAPI 3.1 document generated from the schemas that check every response. Paths
 * are in the short form.
 */
export function openApiDocument(productVersion: string, examples: Examples) {
  const names = schemaNames();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Underwriting companion: the calls it makes',
      version: CONTRACT_VERSION,
      'x-product-version': productVersion,
      description:
        'The calls that the companion makes to a lender. Every field except ids may be missing or null; ' +
        'the companion then shows a placeholder. x-features names the parts of the companion that need a call, and the ' +
        'fields without which they stay dark. The examples are answers of the sandbox lender, with at most two items in a ' +
        'list and the beginning of a document. ' +
        'A gateway may prefix a path with /origination and double its first segment.',
    },
    security: [{ bearer: [] }],
    paths: pathsOf(names, examples),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: schemasOf(names),
    },
  };
}

/** The name of each schema: that of its export, or of the call whose answer or body it is. */
function schemaNames(): Map<GenericSchema, string> {
  const names = new Map<GenericSchema, string>();
  const add = (name: string, schema: GenericSchema | undefined): void => {
    if (schema !== undefined && !names.has(schema)) names.set(schema, name.charAt(0).toUpperCase() + name.slice(1));
  };
  for (const [name, value] of MODULES.flatMap((module) => Object.entries<object>(module)))
    if ('kind' in value && value.kind === 'schema') add(name, value as GenericSchema);
  for (const [name, call] of Object.entries<Call>(calls)) {
    add(`${name}Answer`, call.answer);
    add(`${name}Body`, call.body);
  }
  return names;
}

function pathsOf(names: Map<GenericSchema, string>, examples: Examples): Record<string, Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  const jsonOf = (schema: GenericSchema, example: unknown) => ({
    'application/json': { schema: { $ref: refTo(names.get(schema) ?? '') }, example },
  });
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(name, call, jsonOf, examples);
  }
  return paths;
}

const operation = (
  name: CallName,
  { path, method, kind, sendsLoanId, answer, body }: Call,
  jsonOf: (schema: GenericSchema, example: unknown) => object,
  examples: Examples,
) => ({
  operationId: name,
  summary: summaryOf(name),
  'x-features': featuresOf(name),
  parameters: [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameterOf('path', parameter)),
    ...(sendsLoanId ? [parameterOf('header', 'LoanId')] : []),
    // The first reads bring it.
    parameterOf('header', 'X-XSRF-TOKEN', method === 'POST'),
    ...(name === 'historyDetails' ? [parameterOf('header', 'If-None-Match', false)] : []),
    // Sent if the configuration says that the API accepts it.
    ...(kind === 'order' ? [parameterOf('header', 'Idempotency-Key', false)] : []),
  ],
  ...(body === undefined ? {} : { requestBody: { required: true, content: jsonOf(body, examples[name].body) } }),
  responses: {
    200: { description: 'The response', content: jsonOf(answer, examples[name].answer) },
    ...(name === 'historyDetails'
      ? { 304: { description: 'Nothing has changed since the response with this ETag' } }
      : {}),
    ...(kind === 'order'
      ? {
          400: {
            description: 'The order breaks a rule',
            content: { 'application/json': { schema: { $ref: refTo(REFUSAL) } } },
          },
        }
      : {}),
    401: { description: 'The session has ended' },
    500: { description: 'An unexpected error, with failureTrackingNumber or activityId' },
  },
});

/** The features that need the call, with the fields that they need. */
const featuresOf = (name: CallName): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(FEATURES).flatMap(([feature, { needs }]) => {
      const fields = (needs as Partial<Record<CallName, readonly string[]>>)[name];
      return fields === undefined ? [] : [[feature, fields]];
    }),
  );

const parameterOf = (place: string, name: string, required = true) => ({
  name,
  in: place,
  required,
  schema: { type: 'string' },
});

const refTo = (name: string): string => `#/components/schemas/${name}`;

const DATES = new Map<unknown, string>([
  [
    day,
    'A calendar day: the date part counts, in every time zone; a time and an offset mean nothing. A day before 1990 or after 2199 means none.',
  ],
  [
    moment,
    "A moment, ISO 8601; without an offset it is the user's local time. One of a day before 1990 or after 2199 means none.",
  ],
]);

const isLazy = (schema: GenericSchema): schema is LazySchema<GenericSchema> => schema.type === 'lazy';

function schemasOf(names: Map<GenericSchema, string>): Record<string, unknown> {
  const definitions = Object.fromEntries([...names].map(([schema, name]) => [name, schema]));
  const convert = (given: Record<string, GenericSchema>) =>
    toJsonSchemaDefs(given, {
      errorMode: 'ignore',
      overrideRef: ({ referenceId }) => refTo(referenceId),
      overrideSchema: ({ valibotSchema, jsonSchema }) => {
        const date = DATES.get(valibotSchema);
        if (date !== undefined) return { ...jsonSchema, description: date };
        if (!isLazy(valibotSchema)) return null;
        return { $ref: refTo(names.get(valibotSchema.getter(undefined)) ?? '') };
      },
    });
  const known = convert({ names: privilegeNames })['names'];
  // Open: the deployment may rename two privileges.
  return { ...convert(definitions), Privileges: { ...known, additionalProperties: {} } };
}
