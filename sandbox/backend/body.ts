import * as v from 'valibot';
import type { Call } from '@/api/contract/call';
import { refuse } from './refusal';

/** Reads the body as JSON. @empty undefined: no body, or not JSON */
export async function readBody(request: Request): Promise<unknown> {
  if (request.method === 'GET') return undefined;
  const text = await request.clone().text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Refuses a body with its first problem. @empty the body is valid */
export function refuseBody({ body: schema, path }: Call, body: unknown): Response | undefined {
  if (!schema) return undefined;
  if (body === undefined) return refuse(400, `POST ${path} needs a JSON body`);
  const [issue] = v.safeParse(schema, body).issues ?? [];
  if (!issue) return undefined;
  return refuse(400, `${v.getDotPath(issue) ?? 'The body'}: ${issue.message}`);
}
