import {
  DU_CONSTRUCTION,
  LP_CONSTRUCTION,
  PRODUCT_MISSING,
  SOFT_PULL_NO_PRODUCT,
  tooManyApplicants,
} from '@/config/orderMessages';
import * as orderTexts from '@/config/texts/orderTexts';
import { isWholesale } from '@/domain/loan/businessChannel';
import { orderFields } from '@/domain/order/orderFields';
import { askedServices, type OrderForm } from '@/domain/order/orderForm';
import { isRuledOut, type ServiceRow } from '@/domain/request/serviceRows';
import type { Check, Issue } from './submissionIssue';

/**
 * The checks of the loan itself: product, purpose and number of applicants.
 *
 * @source Specification §5: "'Please assign a product in Loan Advisor …'", "'Maximum number of applicants is …'"
 * @source Specification §5: "'LPA Not Available on Construction Permanent Loan Purpose'"
 * @source Specification §5: "'Construction-Permanent is not an accepted Loan Purpose …'"
 * @source Specification §5: "'You do not have a product selected. Early Assessment …'"
 */
export const LOAN_CHECKS: readonly Check<OrderForm>[] = [
  {
    key: 'product',
    section: 'setup',
    label: orderTexts.checkProduct,
    todo: orderTexts.todoProduct,
    applies: ({ mode, channelId, pull, product }) =>
      product.isKnown && mode === 'aus' && !isWholesale(channelId) && pull !== 'soft',
    issues: ({ product }) => (product.moniker === null ? [productIssue('product')] : []),
  },
  {
    key: 'no wholesale CL1 product',
    section: 'setup',
    label: orderTexts.checkWholesaleProduct,
    todo: orderTexts.todoWholesaleProduct,
    applies: ({ mode, channelId, product }) => product.isKnown && mode === 'aus' && isWholesale(channelId),
    issues: ({ product }) => (product.isCl1 ? [] : [productIssue('no wholesale CL1 product')]),
  },
  {
    key: 'smart product missing',
    section: 'transaction',
    label: orderTexts.checkEarlyAssessment,
    todo: '',
    applies: ({ pull, product }) => product.isKnown && pull === 'soft',
    issues: ({ product }) =>
      product.moniker === null
        ? [
            {
              key: 'smart product missing',
              fieldId: orderFields.pull,
              message: SOFT_PULL_NO_PRODUCT,
              isImmediate: true,
              isWarning: true,
            },
          ]
        : [],
  },
  {
    key: 'please remove borrowers',
    section: 'transaction',
    label: orderTexts.checkApplicants,
    todo: orderTexts.todoApplicants,
    applies: (form) => askedServices(form).some(isLpa),
    issues: ({ borrowers, maxLpaApplicants }) =>
      borrowers.filter(({ isSelected }) => isSelected).length > maxLpaApplicants
        ? [
            {
              key: 'please remove borrowers',
              fieldId: orderFields.borrowers,
              message: tooManyApplicants(maxLpaApplicants),
              isImmediate: true,
            },
          ]
        : [],
  },
  {
    key: 'LP construction',
    section: 'setup',
    label: orderTexts.checkLpaPurpose,
    todo: orderTexts.todoWithoutLpa,
    applies: (form) => askedServices(form).some(isLpa),
    issues: (form) => ruledOut(form, isLpa, 'LP construction', LP_CONSTRUCTION),
  },
  {
    key: 'DU construction',
    section: 'setup',
    label: orderTexts.checkDuPurpose,
    todo: orderTexts.todoWithoutDu,
    applies: (form) => askedServices(form).some(isDu),
    issues: (form) => ruledOut(form, isDu, 'DU construction', DU_CONSTRUCTION),
  },
];

const isDu = ({ option }: ServiceRow): boolean => option === 'du';
const isLpa = (row: ServiceRow): boolean => !isDu(row);

const productIssue = (key: 'product' | 'no wholesale CL1 product'): Issue => ({
  key,
  fieldId: orderFields.product,
  message: PRODUCT_MISSING,
  isImmediate: true,
});

const ruledOut = (
  form: OrderForm,
  concerns: (row: ServiceRow) => boolean,
  key: 'LP construction' | 'DU construction',
  message: string,
): Issue[] =>
  askedServices(form)
    .filter((row) => concerns(row) && isRuledOut(row.option, form.product))
    .map(({ option }) => ({ key, fieldId: orderFields.serviceType(option), message, isImmediate: true }));
