import { endpoint, type OfLoan } from '@/api/endpoint';
import type { AnswerOf, Send } from '@/api/http/send';
import type { Acknowledgement } from '@/features/request/rules/acknowledgement';
import {
  type AgencySystem,
  agencySystemOf,
  type CreditAgency,
  storedAccount,
  type UserAgencies,
} from '@/features/request/rules/creditAgency';
import {
  type DigitalVerification,
  type VerificationDetail,
  verificationId,
} from '@/features/request/rules/digitalVerification';
import { uniqueBy } from '@/lib/uniqueBy';
import { systemIdOf } from './systemIds';
import type { WireIds } from './wireIds';

export const createAcknowledgementsApi = (send: Send) => ({
  /** Loads whether the borrowers have authorized the credit pull. @spec API-37 */
  status: endpoint(send, 'acknowledgement', toAcknowledgement),
  /** Saves whether the borrowers have authorized the credit pull. @spec API-38 */
  save: endpoint(
    send,
    'saveAcknowledgement',
    toAcknowledgement,
    ({ loanId, isObtained }: OfLoan & { isObtained: boolean }) => ({
      params: { loanId, flag: String(isObtained) },
      // The API's own spelling.
      body: { IsBorrowerAcknowlegmentForCreditPullObtained: isObtained },
    }),
  ),
});

const toAcknowledgement = (wire: AnswerOf<'acknowledgement'>): Acknowledgement => ({
  isBorrowerAcknowledgementForCreditPullObtained: wire.isBorrowerAcknowledgementForCreditPullObtained,
  isRequired: wire.isRequired,
  obtainedOn: wire.obtainedOn,
  obtainedBy: wire.obtainedBy,
});

/** A stored passphrase; only the credential vault may keep it. */
interface StoredPassword {
  /** See `storedAccount`. */
  account: string;
  password: string;
}

type OfAgencies = OfLoan & { channelId: number; service: AgencySystem };

/** @spec DAT-14 */
export const createCreditAgenciesApi = (send: Send, ids: WireIds) => ({
  /**
   * Loads the agencies of a system in a channel; the passphrases apart, so that state can keep the agencies.
   * @spec API-9
   */
  list: endpoint(
    send,
    'creditAgencies',
    ({ creditAgencies: listed }, { service }: OfAgencies) => {
      const agencies = listed?.map((agency) => toAgency(agency, service, ids));
      return agencies && { agencies, passwords: passwordsOf(agencies, listed ?? []) };
    },
    ({ service, ...params }) => ({ params: { ...params, ausRequestTypeId: systemIdOf(service) } }),
  ),
  /** Loads the agency settings of the user's profile. @spec API-8 */
  ofUser: endpoint(send, 'userAgencies', ({ creditAgencyId, isTpoInfoExists }): UserAgencies => ({
    creditAgencyId: creditAgencyId?.map(String) ?? [],
    isTpoInfoExists,
  })),
});

type WireAgency = NonNullable<AnswerOf<'creditAgencies'>['creditAgencies']>[number];

const toAgency = (wire: WireAgency, requested: AgencySystem, ids: WireIds): CreditAgency => ({
  creditAgencyId: ids.received('agency', wire.creditAgencyId),
  name: wire.name ?? String(wire.creditAgencyId),
  userName: wire.userName,
  hasStoredPassword: (wire.passphrase ?? '') !== '',
  fromAusRequestType: agencySystemOf(wire.fromAusRequestType) ?? requested,
  isAusSoftPull: wire.isAusSoftPull,
  isInProfileConfig: wire.isInProfileConfig,
  isInactive: wire.isInactive,
  mappingDetails: (wire.mappingDetails ?? []).map((mapping) => ({
    mappedToCreditAgencyId: ids.receivedIfAny('mappedAgency', mapping.mappedToCreditAgencyId),
    toAusRequestType: mapping.toAusRequestType,
    multiAusDisplayName: mapping.multiAusDisplayName,
    isInProfileConfig: mapping.isInProfileConfig,
  })),
});

const passwordsOf = (agencies: readonly CreditAgency[], wire: readonly WireAgency[]): StoredPassword[] =>
  agencies.flatMap((agency, index) =>
    agency.hasStoredPassword ? [{ account: storedAccount(agency), password: wire[index]?.passphrase ?? '' }] : [],
  );

export const createVerificationsApi = (send: Send, ids: WireIds) => ({
  /**
   * Loads the asset, income and employment reports of every borrower. A report without an id cannot be ordered and is
   * left out; a duplicate report counts once.
   * @spec API-28
   */
  list: endpoint(send, 'digitalVerifications', ({ digitalVerifications }) => {
    const reports = digitalVerifications?.flatMap((report) => toReport(report, ids));
    return reports && uniqueBy(reports, verificationId);
  }),
  /** Loads the accounts and employments behind one vendor's reports on a borrower. @spec API-29 */
  detail: endpoint(
    send,
    'digitalVerificationDetail',
    ({ vendorStatus, accounts, employments, messages }): VerificationDetail => ({
      vendorStatus,
      accounts: accounts ?? [],
      employments: employments ?? [],
      messages: messages ?? [],
    }),
  ),
});

type WireReport = NonNullable<AnswerOf<'digitalVerifications'>['digitalVerifications']>[number];

function toReport(wire: WireReport, ids: WireIds): DigitalVerification[] {
  const { verificationSystem, verificationType, ...report } = wire;
  const reportId = ids.receivedIfAny('report', wire.reportId);
  if (reportId === null) return [];
  return [
    {
      ...report,
      borrowerId: ids.received('verifiedBorrower', report.borrowerId),
      reportId,
      verificationSystem: verificationSystem ?? '',
      verificationType: verificationType ?? '',
    },
  ];
}
