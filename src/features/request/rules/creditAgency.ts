import { SERVICE_OPTIONS, SERVICES } from './services';

/** An underwriting system with agencies of its own, which the ids belong to. @spec DAT-14 */
export type AgencySystem = (typeof SERVICES)[keyof typeof SERVICES]['agencies'];

/** What an order reads of each system's agencies. */
export const AGENCIES = { duAgencies: 'du', lpAgencies: 'lp' } as const satisfies Record<
  `${AgencySystem}Agencies`,
  AgencySystem
>;

export type AgencyPart = keyof typeof AGENCIES;
export const AGENCY_PARTS = Object.keys(AGENCIES) as AgencyPart[];

/** Returns the system of agencies that a word of the API stands for, such as 'DU' or 'LP'. */
export function agencySystemOf(word: string | null): AgencySystem | undefined {
  const option = SERVICE_OPTIONS.find((each) => SERVICES[each].mapped.test(word ?? ''));
  return option && SERVICES[option].agencies;
}

/** A credit agency of one underwriting system. The credential vault holds its passphrase. */
export interface CreditAgency {
  creditAgencyId: string;
  name: string;
  /** The account number on file. */
  userName: string | null;
  /** The API sent a passphrase, and the credential vault holds it. */
  hasStoredPassword: boolean;
  fromAusRequestType: AgencySystem | null;
  /** Null, here and below: the API did not say. */
  isAusSoftPull: boolean | null;
  isInProfileConfig: boolean | null;
  isInactive: boolean | null;
  /** The same agency in the other system. */
  mappingDetails: AgencyMapping[];
}

/** Names the stored account of a listing: DU and LPA, or soft and full pulls, can list one agency id with different ones. */
export const storedAccount = ({
  fromAusRequestType: system,
  isAusSoftPull: isSoftPull,
  creditAgencyId: id,
}: Pick<CreditAgency, 'fromAusRequestType' | 'isAusSoftPull' | 'creditAgencyId'>): string =>
  [system, isSoftPull === true ? 'soft' : 'full', id].join(' ');

export interface AgencyMapping {
  mappedToCreditAgencyId: string | null;
  toAusRequestType: string | null;
  /** The agency's name in an order to several systems. */
  multiAusDisplayName: string | null;
  /** The profile configuration contains the agency under this id. */
  isInProfileConfig: boolean | null;
}

/** The agency settings of the user's profile. */
export interface UserAgencies {
  creditAgencyId: string[];
  /** The profile of a third-party originator has account details. Null: the API did not send it. */
  isTpoInfoExists: boolean | null;
}
