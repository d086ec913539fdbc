import type { CreditAgency } from '@/api/contract/agencies';
import type { AgencySystem } from './services';

/** What an order reads of each system's agencies. */
export const AGENCIES = { duAgencies: 'du', lpAgencies: 'lp' } as const satisfies Record<
  `${AgencySystem}Agencies`,
  AgencySystem
>;

export type AgencyPart = keyof typeof AGENCIES;
export const AGENCY_PARTS = Object.keys(AGENCIES) as AgencyPart[];

/** Names the stored account of a listing: DU and LPA, or soft and full pulls, can list one agency id with different ones. */
export const storedAccount = ({
  fromAusRequestType: system,
  isAusSoftPull: isSoftPull,
  creditAgencyId: id,
}: Pick<CreditAgency, 'fromAusRequestType' | 'isAusSoftPull' | 'creditAgencyId'>): string =>
  [system, isSoftPull === true ? 'soft' : 'full', id].join(' ');
