import type { CreditAgency } from '@/features/request/api/contract/agencies';
import { type AgencySystem, SERVICE_OPTIONS, SERVICES } from '@/features/loan/rules/services';

/** In the order of their systems. */
export const AGENCY_SYSTEMS: readonly AgencySystem[] = [
  ...new Set(SERVICE_OPTIONS.map((option) => SERVICES[option].agencies)),
];

/**
 * Names the stored account of a listing: DU and LPA, or soft and full pulls, can list one agency id with different
 * ones.
 */
export const storedAccount = ({
  fromAusRequestType: system,
  isAusSoftPull: isSoftPull,
  creditAgencyId: id,
}: Pick<CreditAgency, 'fromAusRequestType' | 'isAusSoftPull' | 'creditAgencyId'>): string =>
  [system, isSoftPull === true ? 'soft' : 'full', id].join(' ');
