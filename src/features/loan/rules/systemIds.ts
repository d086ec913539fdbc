import type { AusSystem } from '@/features/loan/rules/aus';
import { isService, SERVICE_OPTIONS, type ServiceOption, SERVICES } from '@/features/loan/rules/services';

/** @spec APP-4 */
const CREDIT = { option: 'credit_import_only', id: 0 } as const;

/** Returns the underwriting system with this id; null without an id. An unknown id is kept as `other 7`. */
export function systemOf(id: number): AusSystem;
export function systemOf(id: number | null): AusSystem | null;
export function systemOf(id: number | null): AusSystem | null {
  if (id === null) return null;
  if (id === CREDIT.id) return CREDIT.option;
  return SERVICE_OPTIONS.find((option) => SERVICES[option].id === id) ?? `other ${id}`;
}

/** The same; the API may send LPA through a servicer as LPA with a flag. */
export function systemThrough(id: number | null, isThroughServicer: boolean | null): AusSystem | null {
  const system = systemOf(id);
  return system === 'lp' && isThroughServicer === true ? 'lp_thru_cal' : system;
}

export function systemIdOf(system: AusSystem): number {
  if (system === CREDIT.option) return CREDIT.id;
  return isService(system) ? SERVICES[system].id : Number(system.replace('other ', ''));
}

/** @empty undefined for an order that only imports credit, and for an unknown id */
export function serviceOf(id: number | null): ServiceOption | undefined {
  const system = systemOf(id);
  return isService(system) ? system : undefined;
}
