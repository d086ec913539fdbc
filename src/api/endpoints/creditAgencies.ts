import type { AnswerOf, Send } from '@/api/http/send';
import type { LoanId } from '@/domain/loan/loan';
import { storedAccount, type AgencySystem, type CreditAgency, type UserAgencies } from '@/domain/request/creditAgency';
import type { Endpoint } from '@/api/endpoint';
import { systemIdOf } from './systemIds';
import type { WireIds } from './wireIds';

/** A stored passphrase; only the credential vault may keep it. */
export interface StoredPassword {
  /** See `storedAccount`. */
  account: string;
  password: string;
}

export interface ListedAgencies {
  agencies: CreditAgency[];
  passwords: StoredPassword[];
}

export interface CreditAgenciesApi {
  /**
   * Loads the agencies of one underwriting system in one channel. Returns the passphrases separately, so that the
   * agencies can be kept in state.
   *
   * @source Specification §7: "GET /aus/multi-aus/v2/business-channels/{channel}/request-types/{type}/credit-agencies (LoanId)"
   * @empty undefined for an empty response
   * @throws FailedCall
   */
  list: Endpoint<{ loanId: LoanId; channelId: number; service: 'du' | 'lp' }, ListedAgencies | undefined>;
  /**
   * Loads the agency settings of the user's profile.
   *
   * @source Specification §7: "GET /aus/multi-aus/v1/credit-agency-details-for-current-user"
   * @empty undefined for an empty response
   * @throws FailedCall
   */
  ofUser: Endpoint<{ loanId: LoanId }, UserAgencies | undefined>;
}

/** @source Specification §3: "Credit agency" */
export const createCreditAgenciesApi = (send: Send, ids: WireIds): CreditAgenciesApi => ({
  async list({ loanId, channelId, service }, signal) {
    const params = { channelId, ausRequestTypeId: systemIdOf(service) };
    const wire = await send('creditAgencies', { params, loanId, signal });
    const listed = wire?.creditAgencies ?? undefined;
    if (listed === undefined) return undefined;
    const agencies = listed.map((agency) => toAgency(agency, service, ids));
    return { agencies, passwords: passwordsOf(agencies, listed) };
  },
  async ofUser({ loanId }, signal) {
    const wire = await send('userAgencies', { params: {}, loanId, signal });
    return wire && { allowedIds: wire.creditAgencyId?.map(String) ?? [], hasTpoInfo: wire.isTpoInfoExists ?? false };
  },
});

type WireAgency = NonNullable<NonNullable<AnswerOf<'creditAgencies'>>['creditAgencies']>[number];

const toAgency = (wire: WireAgency, service: 'du' | 'lp', ids: WireIds): CreditAgency => ({
  id: ids.received('agency', wire.creditAgencyId),
  name: wire.name ?? String(wire.creditAgencyId),
  userName: wire.userName,
  hasStoredPassword: (wire.passphrase ?? '') !== '',
  system: systemOf(wire.fromAusRequestType, service),
  isSoftPull: wire.isAusSoftPull ?? false,
  // True when the API does not send the flag.
  isInProfile: wire.isInProfileConfig ?? true,
  isInactive: wire.isInactive ?? false,
  mappings: (wire.mappingDetails ?? []).map((mapping) => ({
    agencyId: ids.receivedIfAny('mappedAgency', mapping.mappedToCreditAgencyId),
    system: mapping.toAusRequestType,
    multiName: mapping.multiAusDisplayName,
    isInProfile: mapping.isInProfileConfig ?? true,
  })),
});

function systemOf(fromAusRequestType: string | null, requested: 'du' | 'lp'): AgencySystem {
  const word = fromAusRequestType?.toUpperCase() ?? '';
  if (word.startsWith('LP')) return 'LP';
  return word === 'DU' || requested === 'du' ? 'DU' : 'LP';
}

const passwordsOf = (agencies: readonly CreditAgency[], wire: readonly WireAgency[]): StoredPassword[] =>
  agencies.flatMap((agency, index) =>
    agency.hasStoredPassword ? [{ account: storedAccount(agency), password: wire[index]?.passphrase ?? '' }] : [],
  );
