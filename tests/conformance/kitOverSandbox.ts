import { getResponse } from 'msw';
import type { OpenLender } from '@tests/sandbox/openLender';
import { createClient, type Client } from './client';

/** Delivers a request and its response, and may change both. */
export type Carry = (request: Request, work: () => Promise<Response>) => Promise<Response>;

/** Returns a client of the sandbox's handlers, without a socket. */
export const clientOf = ({ lender }: OpenLender, carry: Carry = (_, work) => work()): Client =>
  createClient({
    api: 'https://lender.test/api',
    token: 'rita.ibarra',
    fetch: (request) => {
      const work = async () => {
        const response = await getResponse(lender.handlers, request);
        if (response === undefined) throw new Error('The sandbox has no such call');
        return response;
      };
      return Promise.race([carry(request.clone(), work), aborted(request.signal)]);
    },
  });

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Aborted')));
  });
