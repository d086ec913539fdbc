import { HttpResponse } from 'msw';

export const json = (value: unknown, status = 200): Response => jsonText(JSON.stringify(value), status);

export const jsonText = (text: string, status = 200): Response =>
  new HttpResponse(text, { status, headers: { 'content-type': 'application/json' } });
