import {
  ACCOUNT_NUMBER_INVALID,
  ACCOUNT_PASSWORD_INVALID,
  CREDIT_AGENCY_INVALID,
  CREDIT_TYPES_DIFFER,
  REFERENCE_MISSING,
  SOFT_PULL_PRODUCT,
} from '@/config/messages';
import { allowsSoftPull } from '@/domain/loan/product';
import { orderFields } from '@/domain/order/orderFields';
import { needsAgency, type OrderForm } from '@/domain/order/orderForm';
import type { Check, Issue, IssueKey } from './submissionIssue';

/** The checks of the credit report transaction: the agency, its account and the reports. */
export const CREDIT_CHECKS: readonly Check<OrderForm>[] = [
  {
    key: 'agency',
    section: 'transaction',
    label: 'Credit agency',
    applies: (form) => form.agency.isAgencyVisible && needsAgency(form),
    issues: ({ agency }) =>
      agency.selected === undefined || agency.selected.isDisabled
        ? [{ key: 'agency', fieldId: orderFields.agency, message: CREDIT_AGENCY_INVALID }]
        : [],
  },
  accountCheck('wholesale account', 'Account number', orderFields.accountNumber, ACCOUNT_NUMBER_INVALID, (form) => {
    return form.agency.accountNumber.trim() !== '';
  }),
  accountCheck('wholesale password', 'Account password', orderFields.password, ACCOUNT_PASSWORD_INVALID, (form) => {
    return form.agency.hasPassword;
  }),
  {
    key: 'report reference',
    section: 'transaction',
    label: 'Reference numbers',
    applies: ({ borrowers }) => borrowers.some(({ isSelected, type }) => isSelected && type === 'RE_ISSUE'),
    issues: ({ borrowers }) =>
      borrowers
        // The second of a joint pair has the first one's number.
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
    label: 'Credit pull type',
    applies: ({ pullChoice }) => pullChoice.isShown,
    issues: (form) => [...differingTypes(form), ...softPullOnExcludedProduct(form)],
  },
];

function accountCheck(
  key: IssueKey,
  label: string,
  fieldId: string,
  message: string,
  isGiven: (form: OrderForm) => boolean,
): Check<OrderForm> {
  return {
    key,
    section: 'transaction',
    label,
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
