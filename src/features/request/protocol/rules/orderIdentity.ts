import { type LoanId, loanKey } from '@/features/loan/rules/loan';
import { REQUEST_TYPE_ID } from '@/features/loan/rules/aus';
import { isField, ORDERED_FIELDS } from '@/features/request/rules/orderedFields';
import type { OrderRequest } from './orderRequest';

/** Returns a new, unique key for an order. */
export function newRequestKey(): string {
  // crypto.randomUUID exists only with https.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return hexOf(bytes);
}

/** Equal for equal orders: the journal stores it instead. @empty '' where the browser can't hash: none is equal then */
export const fingerprintOf = (loanId: LoanId, order: OrderRequest): Promise<string> =>
  hashOf(JSON.stringify([loanKey(loanId), identityOf(order)]));

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

/**
 * Returns the values that are equal for equal orders: what is ordered, for whom, and from which agency. Tabs of earlier
 * builds and the journal have their hash, so that a field may get another name but no other value or place.
 * @spec OWN-20
 */
export const identityOf = (order: OrderRequest): unknown =>
  identical(
    {
      ...order,
      requestTypeId: (['aus', 'credit'] as const).find((mode) => REQUEST_TYPE_ID[mode] === order.requestTypeId),
      ausRequests: order.ausRequests.map(({ caseFileIdentifier, lpaKeyIdentifier, lpaLoanIdentifier, ...service }) => ({
        ...service,
        identifier: caseFileIdentifier ?? lpaKeyIdentifier ?? null,
        lpaLoanIdentifier: lpaLoanIdentifier ?? null,
      })),
      requestBorrowers: order.requestBorrowers.map(({ reportType, ...borrower }) => ({
        ...borrower,
        reportType: reportType.replace('REPORT_TYPE_', ''),
      })),
    },
    ORDERED_FIELDS,
  );

function identical(value: unknown, part: object): unknown {
  if (isField(part) || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => identical(item, part));
  return Object.entries(part as Record<string, object>)
    .filter(([, field]) => !isField(field) || field.isIdentity)
    .map(([name, field]) => identical((value as Record<string, unknown>)[name], field));
}
