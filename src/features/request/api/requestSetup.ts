import type { DigitalVerification } from '@/features/request/api/contract/requestSetup';
import { ofSystem } from '@/features/request/api/contract/ofSystem';
import { endpoint, type OfLoan } from '@/http/endpoint';
import type { Send } from '@/http/send';
import { type OrderMode, REQUEST_TYPE_ID } from '@/features/loan/rules/aus';
import { type AgencySystem, type ServiceOption, SERVICES } from '@/features/loan/rules/services';
import { storedAccount } from '@/features/request/rules/creditAgency';
import { uniqueBy } from '@/lib/byKey';

type OfMode = OfLoan & { mode: OrderMode };

declare module '@/http/endpoint' {
  interface Api {
    acknowledgements: ReturnType<typeof createAcknowledgementsApi>;
    creditAgencies: ReturnType<typeof createCreditAgenciesApi>;
    requestSetup: ReturnType<typeof createRequestSetupApi>;
    verifications: ReturnType<typeof createVerificationsApi>;
  }
}

/** @spec DAT-1 */
export const createRequestSetupApi = (send: Send) => ({
  /** Loads what one system knows about the loan: type, identifiers and submissions so far. @spec API-15 */
  typeData: endpoint(
    send,
    'requestTypeData',
    (data, { option }: OfLoan & { option: ServiceOption }) => ofSystem(data, option),
    ({ loanId, option }) => ({ params: { loanId, ausRequestTypeId: SERVICES[option].id } }),
  ),
  /**
   * Loads the borrowers of an AUS or a credit request. Without a loan or a mode, sends nothing.
   * @spec REQ-18, API-30
   * @empty null when the call is skipped, undefined for an empty response
   */
  borrowers: async (
    { loanId, mode }: { [Of in keyof OfMode]: OfMode[Of] | null },
    signal: AbortSignal,
    isAddition?: boolean,
  ) => {
    if (loanId === null || mode === null) return null;
    const params = { loanId, requestTypeId: REQUEST_TYPE_ID[mode] };
    return (await send('requestBorrowers', { params }, signal, isAddition))?.requestBorrowers ?? undefined;
  },
});

export const createAcknowledgementsApi = (send: Send) => ({
  /** Saves whether the borrowers have authorized the credit pull. @spec API-38 */
  save: endpoint(
    send,
    'saveAcknowledgement',
    undefined,
    ({ loanId, isObtained }: OfLoan & { isObtained: boolean }) => ({
      params: { loanId, flag: String(isObtained) },
      // The API's own spelling.
      body: { IsBorrowerAcknowlegmentForCreditPullObtained: isObtained },
    }),
  ),
});

/** @spec DAT-14 */
export const createCreditAgenciesApi = (send: Send) => ({
  /**
   * Loads the agencies of a system in a channel; the passphrases apart, each with its `storedAccount`, so that state
   * can keep the agencies and only the credential vault the passphrases.
   * @spec API-9
   */
  list: endpoint(
    send,
    'creditAgencies',
    ({ creditAgencies: listed }, { service }: OfLoan & { channelId: number; service: AgencySystem }) => {
      const agencies = listed?.map(({ passphrase: _, ...agency }) => ({
        ...agency,
        fromAusRequestType: agency.fromAusRequestType ?? service,
      }));
      const passwords = agencies?.flatMap((agency, index) =>
        agency.hasStoredPassword
          ? [{ account: storedAccount(agency), password: listed?.[index]?.passphrase ?? '' }]
          : [],
      );
      return agencies && passwords && { agencies, passwords };
    },
    ({ service, ...params }) => ({ params: { ...params, ausRequestTypeId: SERVICES[service].id } }),
  ),
});

/** With the type, because a vendor may report on several types under one number. */
const verificationId = ({ borrowerId, reportId, verificationType: type }: DigitalVerification): string =>
  [borrowerId, reportId, type].join(' ');

export const createVerificationsApi = (send: Send) => ({
  /**
   * Loads the asset, income and employment reports of every borrower. A report without an id cannot be ordered and is
   * left out; a duplicate report counts once.
   * @spec API-28
   * @empty undefined without a list
   */
  list: endpoint(send, 'digitalVerifications', ({ digitalVerifications: reports }) => {
    const known = reports?.filter((report) => report !== undefined);
    return known && uniqueBy(known, verificationId);
  }),
});
