import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Call } from '@/http/contract/call';
import { calls } from '@/app/calls';
import type { CallName } from '@/http/contract/call';
import { findingsOf, isNote, newRecord, recordReply } from '@tests/conformance/findings';

interface Content {
  'application/json': { schema: { $ref: string }; example?: unknown };
}

interface Operation {
  operationId: CallName;
  'x-features': Record<string, string[]>;
  requestBody?: { content: Content };
  responses: Record<string, { content: Content }>;
}

const text = readFileSync('docs/api/openapi.json', 'utf8');
const { paths, components } = JSON.parse(text) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};
const operations = Object.values(paths).flatMap((path) => Object.values(path));

describe('the published contract', () => {
  it('has a schema for every name that it uses, and uses all', () => {
    const used = new Set([...text.matchAll(/"#\/components\/schemas\/(\w*)"/g)].map(([, name]) => name));
    expect([...used].sort()).toEqual(Object.keys(components.schemas).sort());
  });

  it.each(operations)('has an example of $operationId that fits, and a feature that needs the call', (operation) => {
    const { operationId, requestBody, responses } = operation;
    const { example } = responses['200']?.content['application/json'] ?? {};
    const record = newRecord(operationId);
    expect(recordReply(record, { kind: 'response', status: 200, ms: 0, text: JSON.stringify(example) })).toBeDefined();
    expect(findingsOf(record).filter((finding) => !isNote(finding))).toEqual([]);
    const { body }: Call = calls[operationId];
    if (body !== undefined)
      expect(v.safeParse(body, requestBody?.content['application/json'].example).issues).toBeUndefined();
    expect(Object.keys(operation['x-features'])).not.toEqual([]);
  });
});
