import * as v from 'valibot';
import { agencySystemOf } from '@/features/request/rules/orderServices';
import { read } from '@/http/contract/call';
import { flag, id, identifierOf, idOf, itemsOf, listOf, secret, shownNumber, text } from '@/http/contract/fields';

/** @spec DAT-42 */
export const agencyMapping = v.object({
  mappedToCreditAgencyId: identifierOf('mappedAgency'),
  toAusRequestType: text,
  /** The agency's name in an order to several systems. */
  multiAusDisplayName: text,
  /** The profile configuration contains the agency under this id. */
  isInProfileConfig: flag,
});

/**
 * A credit agency of one underwriting system. `hasStoredPassword` stands for the passphrase, which only the credential
 * vault keeps.
 * @spec DAT-14
 */
export const creditAgency = v.pipe(
  v.object({
    creditAgencyId: idOf('agency'),
    name: text,
    userName: shownNumber,
    passphrase: secret,
    /** 'DU' or 'LP'. */
    fromAusRequestType: text,
    isAusSoftPull: flag,
    isInProfileConfig: flag,
    isInactive: flag,
    /** The same agency in the other system. */
    mappingDetails: itemsOf(agencyMapping),
  }),
  v.transform((agency) => ({
    ...agency,
    name: agency.name ?? agency.creditAgencyId,
    fromAusRequestType: agencySystemOf(agency.fromAusRequestType) ?? null,
    hasStoredPassword: (agency.passphrase ?? '') !== '',
  })),
);

/** The agency settings of the user's profile. @spec DAT-16 */
const userAgencies = v.object({
  creditAgencyId: itemsOf(id),
  /** The profile of a third-party originator has account details. */
  isTpoInfoExists: flag,
});

export type AgencyMapping = v.InferOutput<typeof agencyMapping>;
/**
 * `hasStoredPassword` is null if the vault no longer has the password: it does again once the agencies are reloaded.
 */
export type CreditAgency = Omit<v.InferOutput<typeof creditAgency>, 'passphrase' | 'hasStoredPassword'> & {
  hasStoredPassword: boolean | null;
};
export type UserAgencies = v.InferOutput<typeof userAgencies>;

export const agencyCalls = {
  /** The agencies the user may order from. @spec API-8 */
  userAgencies: read({
    path: '/aus/multi-aus/v1/credit-agency-details-for-current-user',
    sendsLoanId: true,
    answer: userAgencies,
  }),
  /** The agencies of one underwriting system (2 DU, 3 LPA) in one channel. */
  creditAgencies: read({
    path: '/aus/multi-aus/v2/business-channels/{channelId}/request-types/{ausRequestTypeId}/credit-agencies',
    sendsLoanId: true,
    holdsPasswords: true,
    answer: v.object({ creditAgencies: listOf(creditAgency) }),
  }),
};

type AgencyCalls = typeof agencyCalls;

declare module '@/http/contract/call' {
  interface Calls extends AgencyCalls {}
}
