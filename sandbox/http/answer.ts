import type { ServerResponse } from 'node:http';
import { send } from './adapter';
import { corsHeaders } from './cors';
import { notFoundPage } from './layout';
import { json, noContent, page } from './reply';
import { findRoute, type Route } from './route';

/** Finds the route of a request and sends its response. Answers preflight requests itself, for all routes. */
export async function answer(routes: readonly Route[], request: Request, outgoing: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url);
  const found = findRoute(routes, pathname);
  if (found === undefined) return send(outgoing, notFound(request, pathname));

  const { route, params } = found;
  const response = route.cors && request.method === 'OPTIONS' ? noContent() : await route.answer(request, params);
  return send(outgoing, response, route.cors && corsHeaders(request, route.cors));
}

const notFound = ({ headers }: Request, pathname: string): Response =>
  headers.get('accept')?.includes('text/html')
    ? page(notFoundPage(pathname), 404)
    : json({ message: `There is nothing at ${pathname}` }, 404);
