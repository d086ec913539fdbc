import * as orderTexts from '@/features/request/orderTexts';
import { SERVICES } from '@/features/loan/rules/services';
import type { OrderForm } from './orderForm';

/**
 * Returns that a loan takes no underwriting order, and why, as one sentence.
 * @empty null while a system can be ordered, in an import of credit alone, and before the systems are known
 */
export function onlyImportReason({ mode, services, product }: OrderForm): string | null {
  if (mode === 'credit' || services.length === 0) return null;
  const reasons = services.map(({ option, closed }) => {
    if (SERVICES[option].excluded.is(product)) return orderTexts.isConstruction;
    return closed === null ? null : (closed.reason ?? orderTexts.systemsClosed);
  });
  const known = [...new Set(reasons)].filter((reason) => reason !== null);
  return reasons.includes(null) ? null : orderTexts.onlyImport(known.join('; '));
}
