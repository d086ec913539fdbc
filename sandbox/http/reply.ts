import type { Html } from './html';

const PRIVATE = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

export const json = (value: unknown, status = 200): Response => Response.json(value, { status, headers: PRIVATE });

export const page = ({ markup }: Html, status = 200): Response =>
  new Response(markup, { status, headers: { ...PRIVATE, 'content-type': 'text/html; charset=utf-8' } });

/** Redirects with GET after a form was sent. */
export const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { location } });

export const noContent = (): Response => new Response(null, { status: 204 });
