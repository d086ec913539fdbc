import type { Loan } from '@sandbox/world/model';
import { isOnWholesaleSheet, isWithoutSoftPull, productOf } from '@sandbox/world/products';
import { isDu } from '@sandbox/world/services';
import { isWholesale } from '@sandbox/world/stages';
import type { Order } from './context';
import { problem, when, type OrderProblem } from './orderProblem';

/** The maximum number of borrowers that LPA accepts. */
const MOST_APPLICANTS = 5;

const NO_PRODUCT = 'Please assign a product in Loan Advisor before running AUS.';
const NO_SOFT_PULL = 'AUS soft pull credit reports cannot be used on FHA, VA, USDA or Smart Series products.';
const TOO_MANY = `Maximum number of applicants is ${MOST_APPLICANTS}. Please remove borrower/s before submitting or select DU as AUS Method`;
const LP_CONSTRUCTION = 'LPA Not Available on Construction Permanent Loan Purpose';
const DU_CONSTRUCTION =
  'Construction-Permanent is not an accepted Loan Purpose type for FHA and VA loans when submitting to DU';

/** Returns the problems with the product and the purpose of the loan. */
export function productProblems(order: Order, loan: Loan): OrderProblem[] {
  const { productMoniker, purpose } = loan.facts;
  const product = productOf(productMoniker);
  const isConstruction = purpose === 'Construction-Permanent';
  const asksDu = order.ausRequests.some(({ ausRequestTypeId }) => isDu(ausRequestTypeId));
  const asksLpa = order.ausRequests.some(({ ausRequestTypeId }) => !isDu(ausRequestTypeId));
  const selected = order.requestBorrowers.filter(({ isSelected }) => isSelected);
  return [
    ...missingProduct(order, loan),
    ...when(
      order.isGseSoftCreditPull && (isWithoutSoftPull(product) || loan.isSmartSeriesWithInvestorAccess),
      problem('invalid credit type', 'isGseSoftCreditPull', NO_SOFT_PULL),
    ),
    ...when(
      asksLpa && selected.length > MOST_APPLICANTS,
      problem('please remove borrowers', 'requestBorrowers', TOO_MANY),
    ),
    ...when(asksLpa && isConstruction, problem('LP construction', 'ausRequests', LP_CONSTRUCTION)),
    ...when(
      asksDu && isConstruction && (product.family === 'FHA' || product.family === 'VA'),
      problem('DU construction', 'ausRequests', DU_CONSTRUCTION),
    ),
  ];
}

function missingProduct({ isGseSoftCreditPull }: Order, { channelId, facts }: Loan): OrderProblem[] {
  if (isWholesale(channelId)) {
    return when(!isOnWholesaleSheet(facts.productMoniker), problem('no wholesale CL1 product', 'loanId', NO_PRODUCT));
  }
  return when(facts.productMoniker === null && !isGseSoftCreditPull, problem('product', 'loanId', NO_PRODUCT));
}
