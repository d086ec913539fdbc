import type { LoanId } from '@/domain/loan/loan';
import type { OrderRequest } from '@/domain/order/orderRequest';

/** A fresh name for an order, which no other order has. */
export function newAttemptId(): string {
  // randomUUID exists with https only.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return hexOf(bytes);
}

/**
 * Tells whether two orders are the same one: a hash of what is ordered, of whom and from whom. Neither names nor account
 * details go into it.
 *
 * @empty '' where the browser cannot hash (a page without https): then no two orders count as the same
 */
export async function fingerprintOf(loanId: LoanId, order: OrderRequest): Promise<string> {
  const { subtle } = crypto as Partial<Crypto>;
  if (subtle === undefined) return '';
  const { mode, isSoft, services, agency, borrowers } = order;
  const text = JSON.stringify([loanId, mode, isSoft, services, agency?.id ?? null, borrowers]);
  return hexOf(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
