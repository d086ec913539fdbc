import type { LoanId } from '@/features/loan/rules/loan';
import { identityOf, type OrderRequest } from './orderRequest';

/** Returns a new, unique key for an order. */
export function newRequestKey(): string {
  // crypto.randomUUID exists only with https.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return hexOf(bytes);
}

/** Equal for equal orders: the journal stores it instead. @empty '' where the browser can't hash: none is equal then */
export const fingerprintOf = (loanId: LoanId, order: OrderRequest): Promise<string> =>
  hashOf(JSON.stringify([loanId, identityOf(order)]));

/** Equal if all that is sent is equal, also texts and account: short, so that it identifies no text. @empty '' as above */
export const wordingOf = async (order: OrderRequest): Promise<string> =>
  (await hashOf(JSON.stringify(order))).slice(0, 8);

/** @shape SHA-256, hexadecimal @empty '' on a page without https, where the browser can't hash */
export async function hashOf(text: string): Promise<string> {
  const { subtle } = crypto as Partial<Crypto>;
  return subtle === undefined
    ? ''
    : hexOf(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
