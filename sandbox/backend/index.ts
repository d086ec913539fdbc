import { http, type RequestHandler } from 'msw';
import type { Call } from '@/api/contract/call';
import { calls, type CallName } from '@/api/contract/calls';
import { accessAnswers } from './access';
import { agencyAnswers } from './agencies';
import type { Answerers } from './context';
import { documentAnswers } from './documents';
import { createGate, type GateOptions } from './gate';
import { historyAnswers } from './history';
import { loanAnswers } from './loans';
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

/** The API of the lender: every call of the contract, at its short path and at its gateway path. */
export const createHandlers = (options: GateOptions): RequestHandler[] =>
  (Object.keys(calls) as CallName[]).flatMap((name) => {
    const call: Call = calls[name];
    const gate = createGate(name, call, answerers[name], options);
    return pathsOf(call).map((path) =>
      http[call.method === 'GET' ? 'get' : 'post'](path, ({ request, params }) =>
        gate({ request, params: textsOf(params) }),
      ),
    );
  });

/** With or without the `/fp` suffix; the gateway's form has a prefix and the area twice. @source Specification §7 */
function pathsOf({ path }: Call): string[] {
  const short = path.replaceAll(/\{(\w+)\}/g, ':$1');
  const area = short.slice(0, short.indexOf('/', 1));
  return ['*/api', '*/api/fp'].flatMap((base) => [`${base}${short}`, `${base}/origination${area}${short}`]);
}

const textsOf = (params: Readonly<Record<string, string | readonly string[] | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
