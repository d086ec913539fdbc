import { getResponse } from 'msw';
import type { OpenLender } from '@tests/sandbox/openLender';
import { createClient, type Client } from './client';

/** Returns a client of the sandbox's handlers, without a socket. `carry` may change what comes back. */
export const clientOf = (
  { lender }: OpenLender,
  carry: (request: Request, work: () => Promise<Response>) => Promise<Response> = (_, work) => work(),
): Client =>
  createClient({
    api: 'https://lender.test/api',
    token: 'rita.ibarra',
    fetch: (request) =>
      carry(request.clone(), async () => {
        const response = await getResponse(lender.handlers, request);
        if (response === undefined) throw new Error('The sandbox has no such call');
        return response;
      }),
  });
