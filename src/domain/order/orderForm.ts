import { isWholesale } from '@/domain/loan/businessChannel';
import type { LoanData } from '@/domain/loan/loan';
import { productFactsOf, type ProductFacts } from '@/domain/loan/product';
import type { Acknowledgement } from '@/domain/request/acknowledgement';
import { arrangeAgencyOptions, preselectedAgencyId } from '@/domain/request/agencyOptions';
import { agencyAccess, type AgencyView } from '@/domain/request/agencyView';
import { serviceIdOf, type ServiceOption } from '@/domain/request/ausService';
import type { Borrower } from '@/domain/request/borrower';
import type { CreditAgency, UserAgencies } from '@/domain/request/creditAgency';
import { pullChoice, pullOf, type PullChoice } from '@/domain/request/creditPull';
import { isUsable, verificationKey, type DigitalVerification } from '@/domain/request/digitalVerification';
import { clearsReportDocuments, type RecentCredit, type RecentRequest } from '@/domain/request/recentRequest';
import type { RequestBorrower } from '@/domain/request/requestBorrower';
import type { AusAvailability, AusRequestType, OrderMode, RequestTypeData } from '@/domain/request/requestSetup';
import { isAsked, serviceRows, type AskedRow, type ServiceRow } from '@/domain/request/serviceRows';
import { workingBorrowers } from '@/domain/request/workingBorrowers';
import type { OrderDraft, OverridePreset } from './orderDraft';

/** Everything the Request screen has read. Undefined means not known (yet). */
export interface OrderSources {
  loanData: LoanData | undefined;
  channelId: number | null;
  offered: AusRequestType[] | undefined;
  serviceData: Readonly<Partial<Record<ServiceOption, RequestTypeData>>>;
  availability: AusAvailability[];
  agencies: CreditAgency[];
  userAgencies: UserAgencies | undefined;
  borrowers: RequestBorrower[];
  recentRequest: RecentRequest | undefined;
  recentCredit: RecentCredit | undefined;
  verifications: DigitalVerification[];
  acknowledgement: Acknowledgement | undefined;
  maxLpaApplicants: number;
  /** The user has typed into the password field; what was typed is not known here. */
  hasTypedPassword: boolean;
  /** Epoch milliseconds at which the screen was opened, for what has expired. */
  openedAt: number;
}

/** Whether a verification report goes along. */
export interface VerificationChoice {
  report: DigitalVerification;
  isIncluded: boolean;
  /** Its borrower is no part of the order, so the report stays behind whatever was chosen. */
  isLeftOut: boolean;
}

/** The order as it stands: what was read, the defaults, and over them what the user has changed. */
export interface OrderForm {
  mode: OrderMode;
  channelId: number | null;
  product: ProductFacts;
  isSmartSeries: boolean;
  services: ServiceRow[];
  pullChoice: PullChoice;
  pull: 'soft' | 'full' | 'mixed';
  agency: AgencyView;
  borrowers: Borrower[];
  verifications: VerificationChoice[];
  isAcknowledged: boolean;
  needsAcknowledgement: boolean;
  preset: OverridePreset | null;
  note: string;
  maxLpaApplicants: number;
}

export function orderForm(sources: OrderSources, draft: OrderDraft): OrderForm {
  const { channelId, recentRequest, acknowledgement } = sources;
  const product = productFactsOf(sources.loanData);
  const isSmartSeries = recentRequest?.isSmartSeriesWithInvestorAccess ?? false;
  const choice = pullChoice({
    recentRequest,
    channelId,
    product,
    isSmartSeries,
    hasSoftAgency: sources.agencies.some(({ isSoftPull }) => isSoftPull),
    borrowers: sources.borrowers,
  });
  const standardPull = choice.isSoftOffered ? (draft.pull ?? choice.standard) : 'full';
  const borrowers = workingBorrowers(sources.borrowers, draft.borrowers, {
    referencesOnFile: referencesOnFile(sources.recentCredit),
    clearsDocuments: clearsReportDocuments(recentRequest),
    pull: standardPull,
    hasOwnPulls: choice.isPerBorrower && choice.isSoftOffered,
  });
  const pull = pullOf(borrowers, standardPull);
  const mode = draft.mode ?? 'aus';
  const services = serviceRows({
    channelId,
    product,
    offered: sources.offered,
    data: sources.serviceData,
    availability: sources.availability,
    edits: draft.services,
  });
  return {
    mode,
    channelId,
    product,
    isSmartSeries,
    services,
    pullChoice: choice,
    pull,
    agency: agencyViewOf(sources, draft, pull === 'soft'),
    borrowers,
    verifications: verificationChoices(sources, draft, borrowers),
    isAcknowledged: acknowledgement?.isObtained ?? false,
    needsAcknowledgement: acknowledgement?.isRequired !== false && orderedNew(borrowers).length > 0,
    preset: presetOf(draft, askedServices({ mode, services })),
    note: draft.note ?? '',
    maxLpaApplicants: sources.maxLpaApplicants,
  };
}

function verificationChoices(
  { verifications, openedAt }: OrderSources,
  draft: OrderDraft,
  borrowers: readonly Borrower[],
): VerificationChoice[] {
  return verifications.map((report) => {
    const about = borrowers.filter(({ borrowerId }) => borrowerId === report.borrowerId);
    const isLeftOut = about.length > 0 && about.every(({ isSelected }) => !isSelected);
    const isWanted = draft.verifications[verificationKey(report)] ?? isUsable(report, openedAt);
    return { report, isLeftOut, isIncluded: isWanted && !isLeftOut };
  });
}

/** The borrowers for whom a new report is ordered. */
export const orderedNew = (borrowers: readonly Borrower[]): Borrower[] =>
  borrowers.filter(({ isSelected, type }) => isSelected && type === 'REQUEST_NEW');

/** The systems that will be asked; none in a credit-only order. */
export const askedServices = ({ mode, services }: Pick<OrderForm, 'mode' | 'services'>): AskedRow[] =>
  mode === 'credit' ? [] : services.filter(isAsked);

/** Credit is part of the order, so an agency must make or find the reports. */
export const needsAgency = ({ mode, borrowers }: OrderForm): boolean =>
  mode === 'credit' || borrowers.some(({ isSelected, type }) => isSelected && type !== 'NONE');

function agencyViewOf(sources: OrderSources, draft: OrderDraft, isSoft: boolean): AgencyView {
  const { channelId, userAgencies } = sources;
  const needsAccount = isWholesale(channelId);
  const hasAccount = userAgencies?.hasTpoInfo !== false || sources.agencies.some(({ userName }) => userName !== null);
  const options = arrangeAgencyOptions(sources.agencies, userAgencies, isSoft);
  const lastId = sources.recentCredit?.agencyId ?? sources.recentRequest?.items[0]?.creditAgencyId ?? null;
  const selectedId = draft.agencyId ?? preselectedAgencyId(options, userAgencies, lastId, needsAccount);
  const selected = options.find(({ id }) => id === selectedId);
  const accountNumber = draft.accountNumber ?? selected?.userName ?? '';
  const usesStoredPassword = selected?.hasStoredPassword === true && accountNumber.trim() === (selected.userName ?? '');
  return {
    ...agencyAccess(channelId, isSoft),
    options,
    selectedId: selected === undefined ? '' : selectedId,
    selected,
    accountNumber,
    remembersAccount: draft.remembersAccount ?? userAgencies?.hasTpoInfo ?? false,
    hasPassword: sources.hasTypedPassword || usesStoredPassword,
    usesStoredPassword,
    isProfileBlank: needsAccount && !hasAccount,
  };
}

/** There is something to prefer only among several services that are asked. */
function presetOf({ preset }: OrderDraft, asked: readonly ServiceRow[]): OverridePreset | null {
  const isAmongThem = asked.some(({ option }) => serviceIdOf(option) === preset?.ausRequestTypeId);
  return asked.length > 1 && isAmongThem ? (preset ?? null) : null;
}

const referencesOnFile = (credit: RecentCredit | undefined): Record<string, string> =>
  Object.fromEntries(
    (credit?.borrowers ?? []).flatMap(({ borrowerId, referenceNumber }) =>
      referenceNumber === null ? [] : [[borrowerId, referenceNumber]],
    ),
  );
