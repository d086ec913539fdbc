import type { LoanId } from '@/domain/loan/loan';
import type { OrderRequest } from '@/domain/order/orderRequest';

/** Returns a new, unique key for an order. */
export function newRequestKey(): string {
  // crypto.randomUUID exists only with https.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return hexOf(bytes);
}

/**
 * Returns a hash that is equal for equal orders: what is ordered, for whom, from which agency, and what to select after
 * the run. It ignores account details and free text: a reload loses both, and must not make the same order look new.
 *
 * @empty '' where the browser cannot hash (a page without https): then no two orders count as equal
 */
export async function fingerprintOf(loanId: LoanId, order: OrderRequest): Promise<string> {
  const { subtle } = crypto as Partial<Crypto>;
  if (subtle === undefined) return '';
  const { mode, isSoft, services, agency, borrowers, verifications, preset } = order;
  const preferred = preset && [preset.service, preset.reasonId];
  const what = [loanId, mode, isSoft, services, agency?.id ?? null, borrowers, verifications, preferred];
  const text = JSON.stringify(what);
  return hexOf(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
