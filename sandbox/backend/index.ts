import { http, type RequestHandler } from 'msw';
import { findRoute } from '@sandbox/http/route';
import type { Call } from '@/http/contract/call';
import { calls } from '@/app/calls';
import type { CallName } from '@/http/contract/call';
import { accessAnswers, loanAnswers } from './loans';
import { agencyAnswers } from './agencies';
import type { Answerers } from './context';
import { documentAnswers } from './documents';
import { createGate, type GateOptions } from './gate';
import { historyAnswers } from './history';
import { orderAnswers } from './orders';
import { requestSetupAnswers } from './requestSetup';
import { selectionAnswers } from './selection';
import { verificationAnswers } from './verifications';

const answerers: Answerers<typeof calls> = {
  ...loanAnswers,
  ...accessAnswers,
  ...historyAnswers,
  ...documentAnswers,
  ...agencyAnswers,
  ...requestSetupAnswers,
  ...verificationAnswers,
  ...orderAnswers,
  ...selectionAnswers,
};

/**
 * Creates the API of the lender: every call of the contract, at its short path and at its gateway path. All calls share
 * one handler, because msw parses the request again for each handler that it tries.
 */
export function createHandlers(options: GateOptions): RequestHandler[] {
  const routes = (Object.keys(calls) as CallName[]).map((name) => {
    const call: Call = calls[name];
    return { method: call.method, path: pathsOf(call), gate: createGate(name, call, answerers[name], options) };
  });
  return [
    http.all('*/api/*', ({ request }) => {
      const known = routes.filter(({ method }) => method === request.method);
      const found = findRoute(known, new URL(request.url).pathname);
      return found?.route.gate({ request, params: found.params });
    }),
  ];
}

/** Matches a path with or without `/fp`. The gateway's form has a prefix and repeats the area. */
function pathsOf({ path }: Call): RegExp {
  const short = path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const area = path.slice(0, path.indexOf('/', 1));
  return new RegExp(`/api(?:/fp)?(?:/origination${area})?${short}$`);
}
