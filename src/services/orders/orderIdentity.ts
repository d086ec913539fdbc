import type { LoanId } from '@/domain/loan/loan';
import { identityOf, type OrderRequest } from '@/domain/order/orderRequest';

/** Returns a new, unique key for an order. */
export function newRequestKey(): string {
  // crypto.randomUUID exists only with https.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return hexOf(bytes);
}

/** Equal for equal orders: the journal stores it instead. @empty '' where the browser can't hash: none is equal then */
export async function fingerprintOf(loanId: LoanId, order: OrderRequest): Promise<string> {
  const { subtle } = crypto as Partial<Crypto>;
  if (subtle === undefined) return '';
  const text = JSON.stringify([loanId, identityOf(order)]);
  return hexOf(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
