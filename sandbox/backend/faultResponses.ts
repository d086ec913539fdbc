import { HttpResponse } from 'msw';
import type { FaultKind } from '@sandbox/faults';
import { jsonText, brokenService, refuse } from './refusal';

export interface Fault {
  kind: FaultKind;
  status?: number | undefined;
}

/** Returns a response that replaces the work. @empty the fault lets the work happen */
export function answerInstead({ kind, status = 500 }: Fault, trackingNumber: string): Response | undefined {
  switch (kind) {
    case 'offline':
      return HttpResponse.error();
    case 'expired':
      return refuse(401, 'The session has ended: sign in again.');
    case 'status':
      return status >= 500
        ? brokenService(status, trackingNumber)
        : refuse(status, `Failed on purpose with ${status}.`);
    case 'slow':
    case 'html':
    case 'truncated':
    case 'empty':
    case 'null':
      return undefined;
  }
}

/**
 * Spoils the response after the work is done: an order, for example, is placed although the client can't read the
 * response.
 */
export async function corrupt({ kind }: Fault, response: Response): Promise<Response> {
  switch (kind) {
    case 'html':
      return HttpResponse.html('<!doctype html><title>Gateway</title><p>Please wait.</p>');
    case 'truncated':
      return jsonText(halfOf(await response.text()));
    case 'empty':
      return jsonText('');
    case 'null':
      return jsonText('null');
    case 'slow':
    case 'status':
    case 'offline':
    case 'expired':
      return response;
  }
}

const halfOf = (text: string): string => text.slice(0, Math.max(1, Math.floor(text.length / 2)));
