import type { AnswerOf, Send } from '@/api/http/send';
import type { LoanId } from '@/domain/loan/loan';
import type { AgencySystem, CreditAgency, UserAgencies } from '@/domain/request/creditAgency';
import type { Endpoint } from '@/lib/saga/callApi';
import { idText } from './idText';

/** A stored passphrase, for the credential vault and nowhere else. */
export interface StoredPassword {
  agencyId: string;
  password: string;
}

export interface ListedAgencies {
  agencies: CreditAgency[];
  passwords: StoredPassword[];
}

export interface CreditAgenciesApi {
  /**
   * The agencies of one underwriting system in one channel. Passphrases come apart from the agencies, so that agencies may be
   * kept in state.
   *
   * @source Specification §7: GET /aus/multi-aus/v2/business-channels/{channel}/request-types/{type}/credit-agencies
   * @empty an empty answer gives undefined
   * @throws FailedCall
   */
  list: Endpoint<{ loanId: LoanId; channelId: number; ausRequestTypeId: 2 | 3 }, ListedAgencies | undefined>;
  /**
   * What the user's profile says about agencies.
   *
   * @source Specification §7: GET /aus/multi-aus/v1/credit-agency-details-for-current-user
   * @empty an empty answer gives undefined
   * @throws FailedCall
   */
  ofUser: Endpoint<{ loanId: LoanId }, UserAgencies | undefined>;
}

export const createCreditAgenciesApi = (send: Send): CreditAgenciesApi => ({
  async list({ loanId, channelId, ausRequestTypeId }, signal) {
    const wire = await send('creditAgencies', { params: { channelId, ausRequestTypeId }, loanId, signal });
    const listed = wire?.creditAgencies ?? undefined;
    return (
      listed && {
        agencies: listed.map((agency) => toAgency(agency, ausRequestTypeId)),
        passwords: listed.map(toPassword).filter((stored) => stored !== undefined),
      }
    );
  },
  async ofUser({ loanId }, signal) {
    const wire = await send('userAgencies', { params: {}, loanId, signal });
    return wire && { allowedIds: wire.creditAgencyId?.map(String) ?? [], hasTpoInfo: wire.isTpoInfoExists ?? false };
  },
});

type WireAgency = NonNullable<NonNullable<AnswerOf<'creditAgencies'>>['creditAgencies']>[number];

const toAgency = (wire: WireAgency, ausRequestTypeId: 2 | 3): CreditAgency => ({
  id: String(wire.creditAgencyId),
  name: wire.name ?? String(wire.creditAgencyId),
  userName: wire.userName,
  hasStoredPassword: (wire.passphrase ?? '') !== '',
  system: systemOf(wire.fromAusRequestType, ausRequestTypeId),
  isSoftPull: wire.isAusSoftPull ?? false,
  // A service that does not say so withholds nothing.
  isInProfile: wire.isInProfileConfig ?? true,
  isInactive: wire.isInactive ?? false,
  mappings: (wire.mappingDetails ?? []).map((mapping) => ({
    agencyId: idText(mapping.mappedToCreditAgencyId),
    system: mapping.toAusRequestType,
    multiName: mapping.multiAusDisplayName,
  })),
});

function systemOf(fromAusRequestType: string | null, askedFor: 2 | 3): AgencySystem {
  const word = fromAusRequestType?.toUpperCase() ?? '';
  if (word.startsWith('LP')) return 'LP';
  return word === 'DU' || askedFor === 2 ? 'DU' : 'LP';
}

function toPassword({ creditAgencyId, passphrase }: WireAgency): StoredPassword | undefined {
  if (passphrase === null || passphrase === '') return undefined;
  return { agencyId: String(creditAgencyId), password: passphrase };
}
