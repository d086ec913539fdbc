import type { CorsPolicy } from './cors';

export type Answer = (request: Request, params: Params) => Response | Promise<Response>;

/** The named groups of a route's path, decoded. */
type Params = Readonly<Partial<Record<string, string>>>;

export interface Route {
  path: RegExp;
  answer: Answer;
  /** Left out: only the sandbox's own pages may call from a browser. */
  cors?: CorsPolicy;
}

type Method = 'GET' | 'POST' | 'DELETE';

/** One answer per method; others are refused with 405. */
export const methods =
  (answers: Partial<Record<Method, Answer>>): Answer =>
  (request, params) => {
    const answer = Object.entries(answers).find(([method]) => method === request.method)?.[1];
    if (answer) return answer(request, params);
    return new Response(null, { status: 405, headers: { allow: Object.keys(answers).join(', ') } });
  };

/** The first route whose path matches, with the parameters found in it. */
export function findRoute(routes: readonly Route[], pathname: string): { route: Route; params: Params } | undefined {
  for (const route of routes) {
    const match = route.path.exec(pathname);
    if (match) return { route, params: decodeAll(match.groups ?? {}) };
  }
  return undefined;
}

const decodeAll = (groups: Partial<Record<string, string>>): Params =>
  Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decode(text ?? '')]));

/** Text that was never encoded properly stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
