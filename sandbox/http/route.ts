import type { CorsPolicy } from './cors';

export type Answer = (request: Request, params: Params) => Response | Promise<Response>;

/** The named groups of a route's path, decoded. */
type Params = Readonly<Partial<Record<string, string>>>;

export interface Route {
  path: RegExp;
  answer: Answer;
  /** Absent: only the sandbox's own pages may call from a browser. */
  cors?: CorsPolicy;
}

type Method = 'GET' | 'POST' | 'DELETE';

/** Creates an answer from one handler for each method; other methods get 405. */
export const methods =
  (answers: Partial<Record<Method, Answer>>): Answer =>
  (request, params) => {
    const answer = Object.entries(answers).find(([method]) => method === request.method)?.[1];
    if (answer) return answer(request, params);
    return new Response(null, { status: 405, headers: { allow: Object.keys(answers).join(', ') } });
  };

/** Returns the first route whose path matches, with its parameters. */
export function findRoute<Found extends Pick<Route, 'path'>>(
  routes: readonly Found[],
  pathname: string,
): { route: Found; params: Record<string, string> } | undefined {
  for (const route of routes) {
    const match = route.path.exec(pathname);
    if (match) return { route, params: decodeAll(match.groups ?? {}) };
  }
  return undefined;
}

const decodeAll = (groups: Partial<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decode(text ?? '')]));

/** Returns text unchanged that is not properly encoded. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
