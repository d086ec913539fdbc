/** Which underwriting system an agency's id belongs to. */
export type AgencySystem = 'DU' | 'LP';

/** A credit agency as one underwriting system knows it; its passphrase is kept elsewhere. */
export interface CreditAgency {
  id: string;
  name: string;
  /** The account number on file. */
  userName: string | null;
  /** Whether a passphrase came along, which the credential vault holds. */
  hasStoredPassword: boolean;
  system: AgencySystem | null;
  isSoftPull: boolean;
  isInProfile: boolean;
  isInactive: boolean;
  /** The same agency in the other system. */
  mappings: AgencyMapping[];
}

export interface AgencyMapping {
  agencyId: string | null;
  system: string | null;
  /** The agency's name when several systems are asked at once. */
  multiName: string | null;
}

/** What the user's profile says about agencies. */
export interface UserAgencies {
  allowedIds: string[];
  /** The profile of a third-party originator holds account details. */
  hasTpoInfo: boolean;
}
