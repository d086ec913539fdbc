import { endpoint } from '@/api/endpoint';
import type { AnswerOf, LaterSend } from '@/api/http/send';
import type { LoanId } from '@/domain/loan/loan';
import type { Acknowledgement } from '@/domain/request/acknowledgement';
import { type AgencySystem, type CreditAgency, storedAccount, type UserAgencies } from '@/domain/request/creditAgency';
import {
  type DigitalVerification,
  type VerificationDetail,
  verificationId,
  type VerificationRef,
} from '@/domain/request/digitalVerification';
import { uniqueBy } from '@/lib/uniqueBy';
import { systemIdOf } from './systemIds';
import type { WireIds } from './wireIds';

export const createAcknowledgementsApi = (send: LaterSend) => ({
  /** Loads whether the borrowers have authorized the credit pull. @spec API-37 */
  status: endpoint<{ loanId: LoanId }, Acknowledgement | undefined>(async ({ loanId }, signal) => {
    return toAcknowledgement(await send('acknowledgement', { params: { loanId }, signal }));
  }),
  /** Saves whether the borrowers have authorized the credit pull. @spec API-38 */
  save: endpoint<{ loanId: LoanId; isObtained: boolean }, Acknowledgement | undefined>(
    async ({ loanId, isObtained }, signal) => {
      const params = { loanId, flag: String(isObtained) };
      // The API's own spelling.
      const body = { IsBorrowerAcknowlegmentForCreditPullObtained: isObtained };
      return toAcknowledgement(await send('saveAcknowledgement', { params, loanId, signal, body }));
    },
  ),
});

const toAcknowledgement = (wire: AnswerOf<'acknowledgement'> | undefined): Acknowledgement | undefined =>
  wire && {
    isObtained: wire.isBorrowerAcknowledgementForCreditPullObtained,
    isRequired: wire.isRequired,
    obtainedOn: wire.obtainedOn,
    obtainedBy: wire.obtainedBy,
  };

/** A stored passphrase; only the credential vault may keep it. */
interface StoredPassword {
  /** See `storedAccount`. */
  account: string;
  password: string;
}

interface ListedAgencies {
  agencies: CreditAgency[];
  passwords: StoredPassword[];
}

/** @spec DAT-14 */
export const createCreditAgenciesApi = (send: LaterSend, ids: WireIds) => ({
  /**
   * Loads the agencies of a system in a channel; the passphrases apart, so that state can keep the agencies.
   * @spec API-9
   */
  list: endpoint<{ loanId: LoanId; channelId: number; service: 'du' | 'lp' }, ListedAgencies | undefined>(
    async ({ loanId, channelId, service }, signal) => {
      const params = { channelId, ausRequestTypeId: systemIdOf(service) };
      const wire = await send('creditAgencies', { params, loanId, signal });
      const listed = wire?.creditAgencies ?? undefined;
      if (listed === undefined) return undefined;
      const agencies = listed.map((agency) => toAgency(agency, service, ids));
      return { agencies, passwords: passwordsOf(agencies, listed) };
    },
  ),
  /** Loads the agency settings of the user's profile. @spec API-8 */
  ofUser: endpoint<{ loanId: LoanId }, UserAgencies | undefined>(async ({ loanId }, signal) => {
    const wire = await send('userAgencies', { params: {}, loanId, signal });
    return wire && { allowedIds: wire.creditAgencyId?.map(String) ?? [], hasTpoInfo: wire.isTpoInfoExists ?? false };
  }),
});

type WireAgency = NonNullable<NonNullable<AnswerOf<'creditAgencies'>>['creditAgencies']>[number];

const toAgency = (wire: WireAgency, service: 'du' | 'lp', ids: WireIds): CreditAgency => ({
  id: ids.received('agency', wire.creditAgencyId),
  name: wire.name ?? String(wire.creditAgencyId),
  userName: wire.userName,
  hasStoredPassword: (wire.passphrase ?? '') !== '',
  system: agencySystemOf(wire.fromAusRequestType, service),
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

function agencySystemOf(fromAusRequestType: string | null, requested: 'du' | 'lp'): AgencySystem {
  const word = fromAusRequestType?.toUpperCase() ?? '';
  if (word.startsWith('LP')) return 'LP';
  return word === 'DU' || requested === 'du' ? 'DU' : 'LP';
}

const passwordsOf = (agencies: readonly CreditAgency[], wire: readonly WireAgency[]): StoredPassword[] =>
  agencies.flatMap((agency, index) =>
    agency.hasStoredPassword ? [{ account: storedAccount(agency), password: wire[index]?.passphrase ?? '' }] : [],
  );

export const createVerificationsApi = (send: LaterSend, ids: WireIds) => ({
  /**
   * Loads the asset, income and employment reports of every borrower. A report without an id cannot be ordered and is
   * left out; a duplicate report counts once.
   * @spec API-28
   */
  list: endpoint<{ loanId: LoanId }, DigitalVerification[] | undefined>(async ({ loanId }, signal) => {
    const wire = await send('digitalVerifications', { params: { loanId }, signal });
    const reports = wire?.digitalVerifications?.flatMap((report) => toReport(report, ids));
    return reports && uniqueBy(reports, verificationId);
  }),
  /** Loads the accounts and employments behind one vendor's reports on a borrower. @spec API-29 */
  detail: endpoint<{ loanId: LoanId } & VerificationRef, VerificationDetail | undefined>(
    async ({ loanId, borrowerId, system }, signal) => {
      const wire = await send('digitalVerificationDetail', { params: { loanId, borrowerId, system }, signal });
      return (
        wire && {
          vendorStatus: wire.vendorStatus,
          accounts: wire.accounts ?? [],
          employments: wire.employments ?? [],
          messages: wire.messages ?? [],
        }
      );
    },
  ),
});

type WireReport = NonNullable<NonNullable<AnswerOf<'digitalVerifications'>>['digitalVerifications']>[number];

function toReport(wire: WireReport, ids: WireIds): DigitalVerification[] {
  const { verificationSystem, verificationType, ...report } = wire;
  const reportId = ids.receivedIfAny('report', wire.reportId);
  if (reportId === null) return [];
  return [
    {
      ...report,
      borrowerId: ids.received('verifiedBorrower', report.borrowerId),
      reportId,
      system: verificationSystem ?? '',
      type: verificationType ?? '',
    },
  ];
}
