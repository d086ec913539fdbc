import type { LoanId } from '@/domain/loan/loan';
import type { OrderRequest } from '@/domain/order/orderRequest';

/** A fresh name for an order, which no other order has. */
export function newAttemptId(): string {
  // randomUUID exists with https only.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return hexOf(bytes);
}

/**
 * Tells whether two orders are the same one: a hash of what is ordered, of whom and from whom, and of what is preferred after the
 * run. Neither account details nor free text go into it: a reload costs both, and must not make another order of the same one.
 *
 * @empty '' where the browser cannot hash (a page without https): then no two orders count as the same
 */
export async function fingerprintOf(loanId: LoanId, order: OrderRequest): Promise<string> {
  const { subtle } = crypto as Partial<Crypto>;
  if (subtle === undefined) return '';
  const { mode, isSoft, services, agency, borrowers, verifications, preset } = order;
  const preferred = preset && [preset.ausRequestTypeId, preset.reasonId];
  const what = [loanId, mode, isSoft, services, agency?.id ?? null, borrowers, verifications, preferred];
  const text = JSON.stringify(what);
  return hexOf(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
