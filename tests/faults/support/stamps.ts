import { mapLeaves } from './alterations';

/** Returns the loan of a request: from its path, or else from the LoanId header. */
export const loanOf = (request: Request): string | undefined =>
  /\/loans?\/(\d+)/.exec(request.url)?.[1] ?? request.headers.get('LoanId') ?? undefined;

/** Returns the response with the requested loan's id written into every name and text. */
export async function stamped(request: Request, response: Response): Promise<Response> {
  const body = await response.text();
  const loanId = loanOf(request);
  if (loanId === undefined || body === '') return new Response(body, response);
  const marked = mapLeaves(JSON.parse(body), (value, key) =>
    typeof value === 'string' && /name|by|text|message|comment/i.test(key) ? `${value} @${loanId}` : value,
  );
  return new Response(JSON.stringify(marked), response);
}

/** Returns the loans whose stamps are in a text. */
export const stampsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/@(\d+)/g)].map(([, loanId = '']) => loanId));
