import type { AusOption, AusSystem } from '@/domain/loan/aus';

/** The underwriting systems that an order can go to. */
export type ServiceOption = Exclude<AusOption, 'credit_import_only'>;

/**
 * In display order.
 *
 * @spec APP-4
 */
export const SERVICE_OPTIONS = ['du', 'lp', 'lp_thru_cal'] as const satisfies readonly ServiceOption[];

/** True for a system that an order can go to. */
export const isService = (system: AusSystem | null): system is ServiceOption =>
  SERVICE_OPTIONS.some((option) => option === system);
