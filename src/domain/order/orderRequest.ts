import type { ServiceOption } from '@/domain/request/ausService';
import type { ReportType } from '@/domain/request/borrower';
import type { AgencySystem } from '@/domain/request/creditAgency';
import type { BorrowerIds } from '@/domain/request/requestBorrower';
import type { OrderMode } from '@/domain/request/requestSetup';
import { SERVICES } from '@/domain/request/services';
import { askedServices, needsAgency, type OrderForm } from './orderForm';
import { type OrderTexts, orderTextsOf, type OverridePreset } from './orderDraft';

/** An order as it is sent. The account password is passed separately. */
export interface OrderRequest extends OrderTexts {
  channelId: number | null;
  mode: OrderMode;
  isSoft: boolean;
  services: OrderedService[];
  agency: OrderedAgency | null;
  borrowers: OrderedBorrower[];
  verifications: { borrowerId: string; system: string; type: string; reportId: string }[];
  preset: OverridePreset | null;
  isAcknowledged: boolean;
}

export interface OrderedService {
  option: ServiceOption;
  type: 'request_new' | 'import_existing';
  /** Null for new findings, which get a new identifier. */
  identifier: string | null;
  loanIdentifier: string | null;
}

export interface OrderedAgency {
  id: string;
  system: AgencySystem | null;
  mappedId: string | null;
  mappedSystem: string | null;
  /** Null when the channel has no accounts. */
  accountNumber: string | null;
  remembersAccount: boolean;
}

export interface OrderedBorrower extends BorrowerIds {
  isPrimary: boolean;
  isSelected: boolean;
  type: ReportType;
  reference: string | null;
  isJoint: boolean;
  copyLiabilities: boolean;
  formFreeNumber: string | null;
  isSoft: boolean;
}

/** Returns the order of a form, without services that are Not Applicable. @spec APP-9 */
export function orderRequestOf(form: OrderForm): OrderRequest {
  const { mode, channelId, pull, verifications, preset } = form;
  return {
    channelId,
    mode,
    isSoft: pull === 'soft',
    services: orderedServices(form),
    agency: orderedAgency(form),
    borrowers: form.borrowers.map(orderedBorrower(mode)),
    verifications:
      mode === 'credit'
        ? []
        : verifications
            .filter(({ isIncluded }) => isIncluded)
            .map(({ report: { borrowerId, system, type, reportId } }) => ({ borrowerId, system, type, reportId })),
    preset,
    isAcknowledged: form.isAcknowledged,
    ...orderTextsOf(form, (text) => text.trim()),
  };
}

const orderedServices = (form: OrderForm): OrderedService[] =>
  askedServices(form).map(({ option, type, identifier, loanIdentifier }) => {
    const isImport = type === 'import_existing';
    return {
      option,
      type,
      identifier: isImport ? identifier : null,
      loanIdentifier:
        isImport && SERVICES[option].loanIdentifier !== null && loanIdentifier !== '' ? loanIdentifier : null,
    };
  });

/** A retail soft pull uses the lender's own agency, which the order does not name. */
function orderedAgency(form: OrderForm): OrderedAgency | null {
  const { selected, isAgencyVisible, isAuthenticationVisible, accountNumber, remembersAccount } = form.agency;
  if (selected === undefined || !isAgencyVisible || !needsAgency(form)) return null;
  return {
    id: selected.id,
    system: selected.system,
    mappedId: selected.mapping?.agencyId ?? null,
    mappedSystem: selected.mapping?.system ?? null,
    accountNumber: isAuthenticationVisible ? accountNumber.trim() : null,
    remembersAccount: isAuthenticationVisible && remembersAccount,
  };
}

const orderedBorrower =
  (mode: OrderMode) =>
  (borrower: OrderForm['borrowers'][number]): OrderedBorrower => ({
    requestBorrowerId: borrower.requestBorrowerId,
    borrowerId: borrower.borrowerId,
    applicationId: borrower.applicationId,
    isPrimary: borrower.isPrimary,
    isSelected: borrower.isSelected,
    type: borrower.type,
    reference: borrower.type === 'RE_ISSUE' ? borrower.currentReference : null,
    isJoint: borrower.currentIsJoint,
    copyLiabilities: borrower.currentCopyLiabilities,
    formFreeNumber: mode === 'credit' || borrower.formFreeNumber === '' ? null : borrower.formFreeNumber,
    isSoft: borrower.pull === 'soft',
  });
