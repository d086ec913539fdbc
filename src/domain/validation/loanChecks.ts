import * as orderMessages from '@/config/orderMessages';
import * as orderTexts from '@/config/texts/orderTexts';
import { isWholesale } from '@/domain/loan/businessChannel';
import { allowsSoftPull } from '@/domain/loan/product';
import { orderFields } from '@/domain/order/orderFields';
import { askedServices, type OrderForm } from '@/domain/order/orderForm';
import { SERVICE_OPTIONS, type ServiceOption } from '@/domain/request/ausService';
import { SERVICES } from '@/domain/request/services';
import type { Check, Issue, IssueKey } from './submissionIssue';

const { CREDIT_TYPES_DIFFER, PRODUCT_MISSING, SOFT_PULL_NO_PRODUCT, SOFT_PULL_PRODUCT, tooManyApplicants } =
  orderMessages;

/**
 * Of product, kind of credit, purpose and number of applicants.
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
      askedServices(form).some(({ option }) => SERVICES[option].hasApplicantLimit) &&
      form.borrowers.filter(({ isSelected }) => isSelected).length > form.maxLpaApplicants
        ? [immediate('please remove borrowers', orderFields.borrowers, tooManyApplicants(form.maxLpaApplicants))]
        : [],
  },
  // The specification has DU's last.
  ...SERVICE_OPTIONS.toReversed().map(purposeCheck),
];

function immediate(key: IssueKey, fieldId: string, message: string): Issue {
  return { key, fieldId, message, isImmediate: true };
}

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

function purposeCheck(option: ServiceOption): Check<OrderForm> {
  const { label, excluded } = SERVICES[option];
  const issue = immediate(excluded.key, orderFields.serviceType(option), orderMessages[excluded.message]);
  return {
    todo: orderTexts.todoWithout(label),
    issues: (form) =>
      excluded.is(form.product) && askedServices(form).some((row) => row.option === option) ? [issue] : [],
  };
}
