import { isWholesale, isRetail } from '@/features/loan/rules/businessChannel';
import { productFactsOf, type ProductFacts, allowsSoftPull } from '@/features/loan/rules/product';
import type { LoanData } from '@/features/loan/api/contract/loan';
import type { Acknowledgement, DigitalVerification, RecentCredit } from '@/features/request/api/contract/requestSetup';
import type { CreditAgency, UserAgencies } from '@/features/request/api/contract/agencies';
import type { RecentRequest } from '@/features/loan/api/contract/recentRequests';
import { agencyAccess, arrangeAgencyOptions, preselectedAgencyId } from './agencyOptions';
import type { PullType } from './borrower';
import { lettersOf } from '@/features/loan/rules/plainText';
import { isUsable, verificationKey } from './digitalVerification';
import { orderedNew } from './reportPlan';
import { isInSoftPullPhase } from './recentRequest';
import { clearsReportDocuments } from '@/features/request/rules/reportOnFile';
import type { OrderMode } from '@/features/loan/rules/aus';
import { isAsked, serviceRows, type AskedRow, type ServiceRow, type ServiceSources } from './serviceRows';
import { type Borrower, type NamedBorrower, workingBorrowers } from './workingBorrowers';
import { type OrderDraft, orderTextsOf } from './orderDraft';
import { missingFacts } from '@/features/request/rules/facts';
import { own } from '@/lib/own';

/** Everything that an order is made from, besides the draft. Undefined: not known (yet). */
export interface OrderSources extends ServiceSources {
  userAgencies: UserAgencies | undefined;
  recentCredit: RecentCredit | undefined;
  verifications: DigitalVerification[] | undefined;
  acknowledgement: Acknowledgement | undefined;
  loanData: LoanData | undefined;
  creditAgencies: CreditAgency[];
  haveAgenciesFailed: boolean;
  borrowers: NamedBorrower[];
  recentRequest: RecentRequest | undefined;
  maxLpaApplicants: number;
  /** The user has typed a password. Its text is not available here. */
  hasTypedPassword: boolean;
  replacesPassword: boolean;
  /** The agency refused the account of the loan's latest request. */
  isAccountRefused: boolean;
  /** When the screen was opened, in epoch milliseconds; used to check what has expired. */
  openedAt: number;
}

export type VerificationChoice = ReturnType<typeof verificationChoices>[number];

export type OrderForm = ReturnType<typeof orderForm>;

/** The current order: loaded data and defaults, overridden by the user's changes. @spec APP-8, DAT-17, REQ-19 */
export function orderForm(sources: OrderSources, draft: OrderDraft) {
  const { channelId, recentRequest, acknowledgement } = sources;
  const product = productFactsOf(sources.loanData);
  const choice = pullChoice(sources, product);
  const standardPull = choice.isSoftOffered ? (draft.pull ?? choice.standard) : 'full';
  const borrowers = workingBorrowers(sources.borrowers, draft.borrowers, {
    referencesOnFile: referencesOnFile(sources.recentCredit),
    clearsDocuments: clearsReportDocuments(recentRequest),
    pull: standardPull,
    hasOwnPulls: choice.isPerBorrower && choice.isSoftOffered,
  });
  const pull = pullOf(borrowers, standardPull);
  const mode: OrderMode = draft.mode ?? 'aus';
  const services = serviceRows({ ...sources, product, edits: draft.services });
  const asked = askedServices({ mode, services });
  return {
    mode,
    channelId,
    product,
    isSmartSeries: recentRequest?.isSmartSeriesProductWithInvestorAccessLoan === true,
    services,
    pullChoice: choice,
    pull,
    haveAgenciesFailed: sources.haveAgenciesFailed,
    agency: agencyViewOf(sources, draft, pull === 'soft', asked),
    borrowers,
    verifications: verificationChoices(sources, draft, borrowers),
    isAcknowledged: acknowledgement?.isBorrowerAcknowledgementForCreditPullObtained ?? false,
    needsAcknowledgement: acknowledgement?.isRequired !== false && orderedNew(borrowers).length > 0,
    ...orderTextsOf(draft),
    maxLpaApplicants: sources.maxLpaApplicants,
  };
}

function verificationChoices(
  { verifications = [], openedAt }: OrderSources,
  draft: OrderDraft,
  borrowers: readonly Borrower[],
) {
  return verifications.map((report) => {
    const about = borrowers.filter(({ borrowerId }) => borrowerId === report.borrowerId);
    // The order doesn't include the report's borrower. The user decides about people who aren't on the loan.
    const isLeftOut = about.length > 0 && about.every(({ isSelected }) => !isSelected);
    const isWanted = own(draft.verifications, verificationKey(report)) ?? isUsable(report, openedAt);
    const whose = about.find(({ borrowerName }) => isNamedLike(borrowerName, report))?.borrowerName;
    return { report, whose: whose ?? report.borrowerName, isLeftOut, isIncluded: isWanted && !isLeftOut };
  });
}

/** A borrower's name may go on with what tells namesakes apart. */
const isNamedLike = (name: string, report: DigitalVerification): boolean =>
  report.borrowerName !== null && lettersOf(name).startsWith(lettersOf(report.borrowerName));

/** Returns the underwriting systems in the order; none for a credit-only order. */
export const askedServices = ({ mode, services }: { mode: OrderMode; services: readonly ServiceRow[] }): AskedRow[] =>
  mode === 'credit' ? [] : services.filter(isAsked);

/** True when the order includes credit: an agency must create or find the reports. */
export const needsAgency = ({ mode, borrowers }: OrderForm): boolean =>
  mode === 'credit' || borrowers.some(({ isSelected, type }) => isSelected && type !== 'NONE');

/** The agency section of the screen, under the names of the specification. @spec DAT-15, DAT-17 */
function agencyViewOf(sources: OrderSources, draft: OrderDraft, isSoft: boolean, asked: readonly AskedRow[]) {
  const { channelId, userAgencies } = sources;
  const needsAccount = isWholesale(channelId);
  const hasAccount =
    userAgencies?.isTpoInfoExists !== false || sources.creditAgencies.some(({ userName }) => userName !== null);
  const services = asked.map(({ option }) => option);
  const agencyOptions = arrangeAgencyOptions(sources.creditAgencies, userAgencies, isSoft, services);
  const lastId =
    sources.recentCredit?.creditAgencyId ?? sources.recentRequest?.getAusRequestItems[0]?.creditAgencyID ?? null;
  const selectedId = draft.agencyId ?? preselectedAgencyId(agencyOptions, userAgencies, lastId, needsAccount);
  const selected = agencyOptions.find(({ value }) => value === selectedId);
  const username = draft.accountNumber ?? selected?.username ?? '';
  // For exactly this account number.
  const hasStoredPassword = selected?.password === 'on file' && username.trim() === (selected.username ?? '');
  const typed = sources.hasTypedPassword ? ('typed' as const) : null;
  return {
    ...agencyAccess(channelId, isSoft),
    agencyOptions,
    /** '' when none is selected, or the list does not contain it. */
    selectedAgencyId: selected?.value ?? '',
    selected,
    username,
    /** Which password the order uses. The vault has it, not the state. */
    password: hasStoredPassword && !sources.replacesPassword ? ('on file' as const) : typed,
    rememberAccountDetails:
      draft.remembersAccount ?? (!sources.isAccountRefused && (userAgencies?.isTpoInfoExists ?? false)),
    hasStoredPassword,
    /** The originator's profile holds no account details. */
    isProfileBlank: needsAccount && !hasAccount,
  };
}

const referencesOnFile = (credit: RecentCredit | undefined): Record<string, string> =>
  Object.fromEntries(
    (credit?.borrowers ?? []).flatMap(({ borrowerId, referenceNumber }) =>
      referenceNumber === null ? [] : [[borrowerId, referenceNumber]],
    ),
  );

type PullSources = Pick<OrderSources, 'recentRequest' | 'channelId' | 'creditAgencies' | 'borrowers'>;

/**
 * Returns the credit pulls of a loan. Soft is offered only in a soft-pull phase, and only to retail, unless phase 3
 * offers wholesale a soft account. For retail, soft is the default until a full report is pulled, on products that
 * allow it.
 * @spec APP-13, DAT-12, REQ-53, REQ-54
 */
export function pullChoice(sources: PullSources, product: ProductFacts) {
  const { recentRequest, channelId, creditAgencies, borrowers } = sources;
  const isSmartSeries = recentRequest?.isSmartSeriesProductWithInvestorAccessLoan ?? null;
  const isShown = isInSoftPullPhase(recentRequest);
  const isPhase3 = recentRequest?.isSoftPullPhase3ChangesEnabled ?? false;
  const isSoftOffered =
    isShown &&
    (isRetail(channelId) || (isPhase3 && creditAgencies.some(({ isAusSoftPull }) => isAusSoftPull === true)));
  const hasHardPull = borrowers.some(({ isHardCreditPullCompleted }) => isHardCreditPullCompleted === true);
  const hasSoftPull = borrowers.some(({ isGseSoftCreditPullCompleted }) => isGseSoftCreditPullCompleted === true);
  const isSoftStandard =
    isSoftOffered && isRetail(channelId) && !hasHardPull && allowsSoftPull(product, isSmartSeries === true);
  const isPhaseUnknown =
    recentRequest?.isSoftPullPhase2ChangesEnabled === null || recentRequest?.isSoftPullPhase3ChangesEnabled === null;
  const isHardPullUnknown =
    !hasHardPull && borrowers.some(({ isHardCreditPullCompleted }) => isHardCreditPullCompleted === null);
  return {
    isShown,
    isSoftOffered,
    isPerBorrower: isPhase3,
    standard: isSoftStandard ? ('soft' as const) : ('full' as const),
    canConvertToFull: isShown && hasSoftPull && !hasHardPull,
    undelivered: missingFacts({
      isSoftPullPhase: !isShown && isPhaseUnknown ? null : undefined,
      isHardCreditPullCompleted: isSoftOffered && isHardPullUnknown ? null : undefined,
      isSmartSeries: isSoftOffered ? isSmartSeries : undefined,
    }),
  };
}

/**
 * Returns the pull type of the whole order. `mixed` is an error: all borrowers must have the same type.
 * @spec REQ-47
 */
export function pullOf(borrowers: readonly Borrower[], standard: PullType): PullType | 'mixed' {
  const pulls = new Set(borrowers.filter(({ isSelected }) => isSelected).map(({ pull }) => pull));
  if (pulls.size > 1) return 'mixed';
  return [...pulls][0] ?? standard;
}
