/** A credit agency of one underwriting system. The same agency has a different id in the other system. */
export interface Agency {
  id: number;
  name: string;
  system: 'DU' | 'LP';
  /** Its id and name in an order to both systems. */
  mapping: { id: number; name: string } | null;
  isSoft: boolean;
  isInProfile: boolean;
  isInactive: boolean;
  /** The account that the lender stores for the broker; invented. */
  account: { userName: string; passphrase: string } | null;
}

/** The lender's own agency for soft pulls. */
export const SOFT_AGENCY_ID = 777;

/** An agency that is always unavailable. */
export const CLOSED_AGENCY_ID = 5901;

const ORDINARY = { mapping: null, isSoft: false, isInProfile: true, isInactive: false, account: null };

export const AGENCIES: readonly Agency[] = [
  {
    ...ORDINARY,
    id: 138,
    name: 'TriPoint Credit',
    system: 'DU',
    mapping: { id: 5138, name: 'TriPoint Credit (DU and LPA)' },
    account: { userName: 'BRIGHT138', passphrase: 'sandbox-maple-138' },
  },
  {
    ...ORDINARY,
    id: 226,
    name: 'Harbor Merge',
    system: 'DU',
    mapping: { id: 5226, name: 'Harbor Merge (DU and LPA)' },
    account: { userName: 'BRIGHT226', passphrase: 'sandbox-otter-226' },
  },
  { ...ORDINARY, id: 31, name: 'Keystone Infile', system: 'DU', isInactive: true },
  { ...ORDINARY, id: 310, name: 'Summit Credit Data', system: 'DU', isInProfile: false },
  { ...ORDINARY, id: SOFT_AGENCY_ID, name: 'Pinnacle Soft Check', system: 'DU', isSoft: true },
  {
    ...ORDINARY,
    id: 5226,
    name: 'Harbor Merge',
    system: 'LP',
    account: { userName: 'BRIGHT5226', passphrase: 'sandbox-otter-226' },
  },
  {
    ...ORDINARY,
    id: CLOSED_AGENCY_ID,
    name: 'Lakeside Credit',
    system: 'LP',
    account: { userName: 'BRIGHT5901', passphrase: 'sandbox-heron-5901' },
  },
];

/** Finds an agency by its own id or by the id it is mapped to. */
export const findAgency = (id: number): Agency | undefined =>
  AGENCIES.find((agency) => agency.id === id) ?? AGENCIES.find(({ mapping }) => mapping?.id === id);

export const isUsable = ({ isInProfile, isInactive }: Agency): boolean => isInProfile && !isInactive;
