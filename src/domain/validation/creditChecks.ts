import {
  ACCOUNT_NUMBER_INVALID,
  ACCOUNT_PASSWORD_INVALID,
  CREDIT_AGENCY_INVALID,
  CREDIT_TYPES_DIFFER,
  REFERENCE_MISSING,
  SOFT_PULL_PRODUCT,
} from '@/config/orderMessages';
import * as orderTexts from '@/config/texts/orderTexts';
import { allowsSoftPull } from '@/domain/loan/product';
import { orderFields } from '@/domain/order/orderFields';
import { needsAgency, type OrderForm } from '@/domain/order/orderForm';
import { subjectOf, type Check, type Issue, type IssueKey } from './submissionIssue';

/**
 * The checks of the credit report transaction: the agency, its account and the reports.
 *
 * @source Specification §5: "Account Number invalid or not specified.", "Account Password invalid or not specified."
 * @source Specification §5: "Credit Agency invalid or not specified.", "Reference # is missing."
 * @source Specification §5: "'Credit pull types must be the same for all the borrowers …'"
 * @source Specification §5: "'AUS soft pull credit reports cannot be used on FHA"
 */
export const CREDIT_CHECKS: readonly Check<OrderForm>[] = [
  {
    key: 'agency',
    section: 'transaction',
    label: orderTexts.checkAgency,
    todo: orderTexts.todoAgency,
    applies: (form) => form.agency.isAgencyVisible && needsAgency(form),
    issues: ({ agency }) =>
      agency.selected === undefined || agency.selected.isDisabled
        ? [{ key: 'agency', fieldId: orderFields.agency, message: CREDIT_AGENCY_INVALID }]
        : [],
  },
  accountCheck(
    'wholesale account',
    orderTexts.checkAccountNumber,
    orderTexts.todoAccountNumber,
    orderFields.accountNumber,
    ACCOUNT_NUMBER_INVALID,
    (form) => {
      return form.agency.accountNumber.trim() !== '';
    },
  ),
  accountCheck(
    'wholesale password',
    orderTexts.checkAccountPassword,
    orderTexts.todoAccountPassword,
    orderFields.password,
    ACCOUNT_PASSWORD_INVALID,
    (form) => {
      return form.agency.hasPassword;
    },
  ),
  {
    key: 'report reference',
    section: 'transaction',
    label: orderTexts.checkReferences,
    todo: (issues) => orderTexts.todoReference(subjectOf(issues)),
    applies: ({ borrowers }) => borrowers.some(({ isSelected, type }) => isSelected && type === 'RE_ISSUE'),
    issues: ({ borrowers }) =>
      borrowers
        // The second borrower of a joint pair has the number of the first.
        .filter(({ isSelected, type, isTempDisabled }) => isSelected && type === 'RE_ISSUE' && !isTempDisabled)
        .filter(({ currentReference }) => currentReference === '')
        .map(({ key, name }) => ({
          key: 'report reference',
          fieldId: orderFields.borrowerReference(key),
          message: REFERENCE_MISSING,
          subject: name,
        })),
  },
  {
    key: 'invalid credit type',
    section: 'transaction',
    label: orderTexts.checkPullType,
    todo: orderTexts.todoPullType,
    applies: ({ pullChoice }) => pullChoice.isShown,
    issues: (form) => [...differingTypes(form), ...softPullOnExcludedProduct(form)],
  },
];

function accountCheck(
  key: IssueKey,
  label: string,
  todo: string,
  fieldId: string,
  message: string,
  isGiven: (form: OrderForm) => boolean,
): Check<OrderForm> {
  return {
    key,
    section: 'transaction',
    label,
    todo,
    applies: (form) => form.agency.isAuthenticationVisible && needsAgency(form),
    issues: (form) => (isGiven(form) ? [] : [{ key, fieldId, message }]),
  };
}

function differingTypes({ pull, borrowers }: OrderForm): Issue[] {
  const first = borrowers.find(({ isSelected }) => isSelected);
  if (pull !== 'mixed' || first === undefined) return [];
  return [
    {
      key: 'invalid credit type',
      fieldId: orderFields.borrowerPull(first.key),
      message: CREDIT_TYPES_DIFFER,
      isImmediate: true,
    },
  ];
}

function softPullOnExcludedProduct({ pull, product, isSmartSeries }: OrderForm): Issue[] {
  if (pull === 'full' || allowsSoftPull(product, isSmartSeries)) return [];
  return [{ key: 'invalid credit type', fieldId: orderFields.pull, message: SOFT_PULL_PRODUCT, isImmediate: true }];
}
