/** The underwriting system that an agency's id belongs to. @spec DAT-14 */
export type AgencySystem = 'DU' | 'LP';

/** A credit agency of one underwriting system. The credential vault holds its passphrase. */
export interface CreditAgency {
  id: string;
  name: string;
  /** The account number on file. */
  userName: string | null;
  /** The API sent a passphrase, and the credential vault holds it. */
  hasStoredPassword: boolean;
  system: AgencySystem | null;
  isSoftPull: boolean;
  isInProfile: boolean;
  isInactive: boolean;
  /** The same agency in the other system. */
  mappings: AgencyMapping[];
}

/** Names the stored account of a listing: DU and LPA, or soft and full pulls, can list one agency id with different ones. */
export const storedAccount = ({ system, isSoftPull, id }: Pick<CreditAgency, 'system' | 'isSoftPull' | 'id'>): string =>
  [system, isSoftPull ? 'soft' : 'full', id].join(' ');

export interface AgencyMapping {
  agencyId: string | null;
  system: string | null;
  /** The agency's name in an order to several systems. */
  multiName: string | null;
  /** The profile configuration contains the agency under this id. */
  isInProfile: boolean;
}

/** The agency settings of the user's profile. */
export interface UserAgencies {
  allowedIds: string[];
  /** The profile of a third-party originator has account details. */
  hasTpoInfo: boolean;
}
