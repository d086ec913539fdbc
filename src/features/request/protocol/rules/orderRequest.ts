import type { OrderBody } from '@/features/request/api/contract/orders';
import { SERVICES } from '@/features/loan/rules/services';
import { REQUEST_TYPE_ID, type OrderMode } from '@/features/loan/rules/aus';
import { askedServices, needsAgency, type OrderForm } from '@/features/request/rules/orderForm';
import { type OrderTexts, orderTextsOf } from '@/features/request/rules/orderDraft';

/**
 * An order as it is sent, without its loan and key. The account password is passed separately. `Pick` refuses a text that
 * the contract lacks: it would be dropped before it is sent.
 */
export type OrderRequest = Omit<OrderBody, 'loanId' | 'clientRequestKey' | keyof OrderTexts> &
  Record<keyof Pick<OrderBody, keyof OrderTexts>, string>;
export type OrderedService = OrderRequest['ausRequests'][number];
export type OrderedBorrower = OrderRequest['requestBorrowers'][number];

/** Returns the order of a form, without services that are Not Applicable. @spec REQ-17, API-33 */
export function orderRequestOf(form: OrderForm): OrderRequest {
  const { mode, channelId, pull, verifications } = form;
  const ausRequests = orderedServices(form);
  return {
    businessChannelId: channelId,
    requestTypeId: REQUEST_TYPE_ID[mode],
    isMultiAusRequest: ausRequests.length > 1,
    isCreditImportOnly: mode === 'credit',
    isGseSoftCreditPull: pull === 'soft',
    ausRequests,
    creditAgency: orderedAgency(form),
    requestBorrowers: form.borrowers.map(orderedBorrower(mode)),
    digitalVerifications:
      mode === 'credit'
        ? []
        : verifications
            .filter(({ isIncluded }) => isIncluded)
            .map(({ report: { borrowerId, verificationSystem, verificationType, reportId } }) => ({
              borrowerId,
              verificationSystem,
              verificationType,
              reportId,
            })),
    isBorrowerAcknowledgementForCreditPullObtained: form.isAcknowledged,
    ...orderTextsOf(form, (text) => text.trim()),
  };
}

const orderedServices = (form: OrderForm): OrderedService[] =>
  askedServices(form).map(({ option, type, identifier, loanIdentifier }) => {
    const [name] = SERVICES[option].identifier.ordered;
    const [loanName] = SERVICES[option].loanIdentifier?.ordered ?? [];
    const isImport = type === 'import_existing';
    return {
      ausRequestTypeId: SERVICES[option].id,
      ausOptionId: option,
      transactionType: type,
      // New findings get a new identifier.
      ...(isImport && { [name]: identifier }),
      ...(isImport && loanName !== undefined && loanIdentifier !== '' && { [loanName]: loanIdentifier }),
      isLPThroughCaliber: option === 'lp_thru_cal',
    };
  });

/** A retail soft pull uses the lender's own agency, which the order does not name. */
function orderedAgency(form: OrderForm): OrderRequest['creditAgency'] {
  const { selected, isAgencyVisible, isAuthenticationVisible, accountNumber, remembersAccount } = form.agency;
  if (selected === undefined || !isAgencyVisible || !needsAgency(form)) return null;
  const { creditAgencyId, fromAusRequestType, mapping } = selected;
  return {
    creditAgencyId,
    mappedToCreditAgencyId: mapping?.mappedToCreditAgencyId ?? null,
    fromAusRequestType: fromAusRequestType && fromAusRequestType.toUpperCase(),
    toAusRequestType: mapping?.toAusRequestType ?? null,
    ...(isAuthenticationVisible && { userName: accountNumber.trim() }),
    rememberAccountDetails: isAuthenticationVisible && remembersAccount,
  };
}

const orderedBorrower =
  (mode: OrderMode) =>
  (borrower: OrderForm['borrowers'][number]): OrderedBorrower => ({
    requestBorrowerId: borrower.requestBorrowerId,
    borrowerId: borrower.borrowerId,
    applicationId: borrower.applicationId,
    isPrimary: borrower.isPrimary ?? false,
    isSelected: borrower.isSelected,
    reportType: `REPORT_TYPE_${borrower.type}`,
    reportReferenceNumber: borrower.type === 'RE_ISSUE' ? borrower.currentReportReferenceNumber : null,
    isJoint: borrower.currentReportIsJoint,
    autoCopyLiabilities: borrower.currentAutoCopyLiabilities,
    formFreeReportNumber: mode === 'credit' || borrower.formFreeNumber === '' ? null : borrower.formFreeNumber,
    isGseSoftCreditPull: borrower.pull === 'soft',
  });
