import {
  ACCOUNT_NUMBER_INVALID,
  ACCOUNT_PASSWORD_INVALID,
  CREDIT_AGENCY_INVALID,
  REFERENCE_MISSING,
} from '@/config/orderMessages';
import * as orderTexts from '@/config/texts/orderTexts';
import { orderFields } from '@/domain/order/orderFields';
import { needsAgency, type OrderForm } from '@/domain/order/orderForm';
import { takesReference } from '@/domain/request/reportPlan';
import { subjectOf, type Check, type Issue } from './submissionIssue';

/** Of the agency, its account and the reports. @spec REQ-35, REQ-36, REQ-37, REQ-42 */
export const CREDIT_CHECKS: readonly Check<OrderForm>[] = [
  {
    todo: orderTexts.todoAgency,
    issues: (form) =>
      form.agency.isAgencyVisible && needsAgency(form) && form.agency.selected?.isDisabled !== false
        ? [{ key: 'agency', fieldId: orderFields.agency, message: CREDIT_AGENCY_INVALID }]
        : [],
  },
  accountCheck(orderTexts.todoAccountNumber, ({ accountNumber }) => accountNumber.trim() !== '', {
    key: 'wholesale account',
    fieldId: orderFields.accountNumber,
    message: ACCOUNT_NUMBER_INVALID,
  }),
  accountCheck(orderTexts.todoAccountPassword, ({ hasPassword }) => hasPassword, {
    key: 'wholesale password',
    fieldId: orderFields.password,
    message: ACCOUNT_PASSWORD_INVALID,
  }),
  {
    todo: (issues) => orderTexts.todoReference(subjectOf(issues)),
    issues: ({ borrowers }) =>
      borrowers
        .filter((borrower) => takesReference(borrower) && borrower.currentReference === '')
        .map(({ key, name }) => ({
          key: 'report reference',
          fieldId: orderFields.borrowerReference(key),
          message: REFERENCE_MISSING,
          subject: name,
        })),
  },
];

function accountCheck(todo: string, isGiven: (agency: OrderForm['agency']) => boolean, issue: Issue): Check<OrderForm> {
  return {
    todo,
    issues: (form) =>
      form.agency.isAuthenticationVisible && needsAgency(form) && !isGiven(form.agency) ? [issue] : [],
  };
}
