import { HttpResponse } from 'msw';

/** Any value as a JSON answer. */
export const json = (value: unknown, status = 200): Response => jsonText(JSON.stringify(value), status);

export const jsonText = (text: string, status = 200): Response =>
  new HttpResponse(text, { status, headers: { 'content-type': 'application/json' } });
