import type { LockedAus } from '@/features/loan/rules/loan';
import type { AusSystem } from '@/features/loan/rules/aus';
import type { OrderMode } from '@/features/request/rules/requestSetup';
import { isService, SERVICE_OPTIONS, type ServiceOption, SERVICES } from '@/features/request/rules/services';

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

/** Returns the id of an underwriting system. */
export function systemIdOf(system: AusSystem): number {
  if (system === CREDIT.option) return CREDIT.id;
  return isService(system) ? SERVICES[system].id : Number(system.replace('other ', ''));
}

/** Returns the service that an order can go to; undefined for credit import only and for an unknown id. */
export function serviceOf(id: number | null): ServiceOption | undefined {
  const system = systemOf(id);
  return isService(system) ? system : undefined;
}

const LOCKED: Readonly<Record<number, LockedAus>> = { 2: 'du', 3: 'lp', 4: 'other' };

/** @spec NAV-27 */
export const lockedAusOf = (id: number | null): LockedAus | null => LOCKED[id ?? 0] ?? null;

/** @spec NAV-17, NAV-18 */
export const REQUEST_TYPE_ID = { aus: 1, credit: 2 } as const satisfies Record<OrderMode, number>;

/** @empty null without an id, and for an unknown one */
export function modeOf(requestTypeId: number | null): OrderMode | null {
  if (requestTypeId === REQUEST_TYPE_ID.aus) return 'aus';
  return requestTypeId === REQUEST_TYPE_ID.credit ? 'credit' : null;
}
