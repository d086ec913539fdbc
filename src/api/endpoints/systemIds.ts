import type { LockedAus } from '@/domain/loan/loan';
import type { AusOption, AusSystem } from '@/domain/loan/aus';
import type { OrderMode } from '@/domain/request/requestSetup';
import { isService, type ServiceOption } from '@/domain/request/ausService';

/** @spec APP-4 */
const SYSTEM_ID = { du: 2, lp: 3, lp_thru_cal: 999, credit_import_only: 0 } as const satisfies Record<
  AusOption,
  number
>;

const OPTIONS = Object.keys(SYSTEM_ID) as AusOption[];

/** Returns the underwriting system with this id; null without an id. An unknown id is kept as `other 7`. */
export function systemOf(id: number): AusSystem;
export function systemOf(id: number | null): AusSystem | null;
export function systemOf(id: number | null): AusSystem | null {
  if (id === null) return null;
  return OPTIONS.find((option) => SYSTEM_ID[option] === id) ?? `other ${id}`;
}

/** The same; the API may send LPA through a servicer as LPA with a flag. */
export function systemThrough(id: number | null, isThroughServicer: boolean | null): AusSystem | null {
  const system = systemOf(id);
  return system === 'lp' && isThroughServicer === true ? 'lp_thru_cal' : system;
}

/** Returns the id of an underwriting system. */
export const systemIdOf = (system: AusSystem): number =>
  system in SYSTEM_ID ? SYSTEM_ID[system as AusOption] : Number(system.replace('other ', ''));

/** The same for a service that an order can go to. */
export const serviceIdOf = (option: ServiceOption) => SYSTEM_ID[option];

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
