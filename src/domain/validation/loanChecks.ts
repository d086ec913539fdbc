import {
  CREDIT_TYPES_DIFFER,
  DU_CONSTRUCTION,
  LP_CONSTRUCTION,
  PRODUCT_MISSING,
  SOFT_PULL_NO_PRODUCT,
  SOFT_PULL_PRODUCT,
  tooManyApplicants,
} from '@/config/orderMessages';
import * as orderTexts from '@/config/texts/orderTexts';
import { isWholesale } from '@/domain/loan/businessChannel';
import { allowsSoftPull } from '@/domain/loan/product';
import { orderFields } from '@/domain/order/orderFields';
import { askedServices, type OrderForm } from '@/domain/order/orderForm';
import { isRuledOut, type ServiceRow } from '@/domain/request/serviceRows';
import type { Check, Issue, IssueKey } from './submissionIssue';

/**
 * The checks of the loan itself: product, kind of credit, purpose and number of applicants.
 *
 * @spec REQ-43, REQ-44, REQ-45, REQ-46, REQ-49, REQ-47, REQ-48
 */
export const LOAN_CHECKS: readonly Check<OrderForm>[] = [
  {
    todo: orderTexts.todoProduct,
    issues: ({ mode, channelId, pull, product }) =>
      product.isKnown && mode === 'aus' && !isWholesale(channelId) && pull !== 'soft' && product.moniker === null
        ? [immediate('product', orderFields.product, PRODUCT_MISSING)]
        : [],
  },
  {
    todo: orderTexts.todoWholesaleProduct,
    issues: ({ mode, channelId, product }) =>
      product.isKnown && mode === 'aus' && isWholesale(channelId) && !product.isCl1
        ? [immediate('no wholesale CL1 product', orderFields.product, PRODUCT_MISSING)]
        : [],
  },
  {
    todo: '',
    issues: ({ pull, product }) =>
      product.isKnown && pull === 'soft' && product.moniker === null
        ? [{ ...immediate('smart product missing', orderFields.pull, SOFT_PULL_NO_PRODUCT), isWarning: true }]
        : [],
  },
  { todo: orderTexts.todoPullType, issues: (form) => [...differingTypes(form), ...softPullOnExcludedProduct(form)] },
  {
    todo: orderTexts.todoApplicants,
    issues: (form) =>
      askedServices(form).some(isLpa) &&
      form.borrowers.filter(({ isSelected }) => isSelected).length > form.maxLpaApplicants
        ? [immediate('please remove borrowers', orderFields.borrowers, tooManyApplicants(form.maxLpaApplicants))]
        : [],
  },
  {
    todo: orderTexts.todoWithoutLpa,
    issues: (form) => ruledOut(form, isLpa, 'LP construction', LP_CONSTRUCTION),
  },
  {
    todo: orderTexts.todoWithoutDu,
    issues: (form) => ruledOut(form, isDu, 'DU construction', DU_CONSTRUCTION),
  },
];

const isDu = ({ option }: ServiceRow): boolean => option === 'du';
const isLpa = (row: ServiceRow): boolean => !isDu(row);

const immediate = (key: IssueKey, fieldId: string, message: string): Issue => ({
  key,
  fieldId,
  message,
  isImmediate: true,
});

function differingTypes({ pull, borrowers }: OrderForm): Issue[] {
  const first = borrowers.find(({ isSelected }) => isSelected);
  return pull !== 'mixed' || first === undefined
    ? []
    : [immediate('invalid credit type', orderFields.borrowerPull(first.key), CREDIT_TYPES_DIFFER)];
}

const softPullOnExcludedProduct = ({ pull, product, isSmartSeries }: OrderForm): Issue[] =>
  pull === 'full' || allowsSoftPull(product, isSmartSeries)
    ? []
    : [immediate('invalid credit type', orderFields.pull, SOFT_PULL_PRODUCT)];

const ruledOut = (
  form: OrderForm,
  concerns: (row: ServiceRow) => boolean,
  key: 'LP construction' | 'DU construction',
  message: string,
): Issue[] =>
  askedServices(form)
    .filter((row) => concerns(row) && isRuledOut(row.option, form.product))
    .map(({ option }) => immediate(key, orderFields.serviceType(option), message));
