import { findAgency, isUsable } from '@sandbox/world/agencies';
import type { Loan } from '@sandbox/world/model';
import { reportOnFile } from '@sandbox/world/onFile';
import { isOnWholesaleSheet, isWithoutSoftPull, productOf } from '@sandbox/world/products';
import { isDu, isServicer, SERVICES } from '@sandbox/world/services';
import { isWholesale } from '@sandbox/world/stages';
import { closedUntilOf } from './ausOptions';
import type { Order } from './context';

/** One reason why an order is refused. `key` is the specification's name of the check. */
interface OrderProblem {
  key: string;
  /** Path of the field in the order. */
  field: string;
  /** The three ids of the borrower; null when the problem is about no borrower. */
  borrowerKey: string | null;
  message: string;
}

type OrderedAus = Order['ausRequests'][number];
type Line = Order['requestBorrowers'][number];

/** A check, and the problem if the order breaks it. By default, a required field is missing. */
type Rule = readonly [isBroken: boolean, key: string, field: string, message?: string, line?: Line];

const GENERIC = 'generic invalid field';
const REQUIRED_MISSING = 'Error! One or more required fields were invalid or not specified.';

/** Returns every rule that an order breaks. @empty the order may be placed */
export const orderProblems = (order: Order, loan: Loan, now: number): OrderProblem[] =>
  [
    [isAskingForBoth(order), GENERIC, 'isCreditImportOnly'] as const,
    ...(order.requestTypeId === 1 ? [...ausRules(order, loan, now), ...productRules(order, loan)] : []),
    ...agencyRules(order, loan),
    ...borrowerRules(order, loan, now),
  ]
    .filter(([isBroken]) => isBroken)
    .map(([, key, field, message = REQUIRED_MISSING, line]: Rule) => ({
      key,
      field,
      borrowerKey: line ? `${line.requestBorrowerId}-${line.borrowerId}-${line.applicationId}` : null,
      message,
    }));

/** A credit import names no underwriting system, and an underwriting order is no credit import. */
const isAskingForBoth = ({ requestTypeId, isCreditImportOnly, ausRequests }: Order): boolean =>
  isCreditImportOnly !== (requestTypeId === 2) || (isCreditImportOnly && ausRequests.length > 0);

const NOTHING_CHOSEN = 'Cannot submit both AUS services as Not Applicable.';

/** The chosen systems, their transaction types and identifiers. */
function ausRules({ ausRequests, isMultiAusRequest }: Order, loan: Loan, now: number): Rule[] {
  if (ausRequests.length === 0) return [[true, 'DU transaction type', 'ausRequests', NOTHING_CHOSEN]];
  const ids = ausRequests.map(({ ausRequestTypeId }) => ausRequestTypeId);
  const isTwice = new Set(ids).size < ids.length || (ids.includes(3) && ids.some(isServicer));
  return [
    [isTwice, 'LPAC transaction type', 'ausRequests'],
    [ids.some(isServicer) && !isWholesale(loan.channelId), 'LPAC transaction type', 'ausRequests'],
    [isMultiAusRequest !== ids.length > 1, GENERIC, 'isMultiAusRequest'],
    ...ausRequests.flatMap((request, place) => identifierRules(request, `ausRequests.${place}`)),
    ...ids.map((id, place): Rule => [closedUntilOf(loan, id, now) !== null, GENERIC, `ausRequests.${place}`]),
  ];
}

function identifierRules(request: OrderedAus, field: string): Rule[] {
  if (request.transactionType === 'request_new') return [];
  const { ausRequestTypeId: id, lpaLoanIdentifier } = request;
  const { identifier, loanOnFile } = SERVICES[id];
  const { ordered, form, check, missing } = identifier;
  return [
    [!form.test(String(request[ordered] ?? '')), check, `${field}.${ordered}`, missing],
    [loanOnFile !== null && !isServicer(id) && !lpaLoanIdentifier, 'LPA loan id', `${field}.lpaLoanIdentifier`],
  ];
}

/** The maximum number of borrowers that LPA accepts. */
const MOST_APPLICANTS = 5;

const NO_PRODUCT = 'Please assign a product in Loan Advisor before running AUS.';
const NO_SOFT_PULL = 'AUS soft pull credit reports cannot be used on FHA, VA, USDA or Smart Series products.';
const TOO_MANY = `Maximum number of applicants is ${MOST_APPLICANTS}. Please remove borrower/s before submitting or select DU as AUS Method`;
const LP_CONSTRUCTION = 'LPA Not Available on Construction Permanent Loan Purpose';
const DU_CONSTRUCTION =
  'Construction-Permanent is not an accepted Loan Purpose type for FHA and VA loans when submitting to DU';

/** The product and the purpose of the loan. */
function productRules({ ausRequests, requestBorrowers, isGseSoftCreditPull }: Order, loan: Loan): Rule[] {
  const { productMoniker, purpose } = loan.facts;
  const product = productOf(productMoniker);
  const isConstruction = purpose === 'Construction-Permanent';
  const asksDu = ausRequests.some(({ ausRequestTypeId }) => isDu(ausRequestTypeId));
  const asksLpa = ausRequests.some(({ ausRequestTypeId }) => !isDu(ausRequestTypeId));
  const selected = requestBorrowers.filter(({ isSelected }) => isSelected);
  return [
    isWholesale(loan.channelId)
      ? [!isOnWholesaleSheet(productMoniker), 'no wholesale CL1 product', 'loanId', NO_PRODUCT]
      : [productMoniker === null && !isGseSoftCreditPull, 'product', 'loanId', NO_PRODUCT],
    [
      isGseSoftCreditPull && (isWithoutSoftPull(product) || loan.isSmartSeriesWithInvestorAccess),
      'invalid credit type',
      'isGseSoftCreditPull',
      NO_SOFT_PULL,
    ],
    [asksLpa && selected.length > MOST_APPLICANTS, 'please remove borrowers', 'requestBorrowers', TOO_MANY],
    [asksLpa && isConstruction, 'LP construction', 'ausRequests', LP_CONSTRUCTION],
    [
      asksDu && isConstruction && (product.family === 'FHA' || product.family === 'VA'),
      'DU construction',
      'ausRequests',
      DU_CONSTRUCTION,
    ],
  ];
}

const AGENCY_INVALID = 'Credit Agency invalid or not specified.';
const ACCOUNT_INVALID = 'Account Number invalid or not specified.';
const PASSWORD_INVALID = 'Account Password invalid or not specified.';

/**
 * Every order with a report needs an agency, and on a wholesale loan also an account. Exception: a retail soft pull
 * uses the lender's own agency.
 */
function agencyRules(order: Order, loan: Loan): Rule[] {
  const isNeeded =
    order.isCreditImportOnly ||
    order.requestBorrowers.some(({ isSelected, reportType }) => isSelected && reportType !== 'REPORT_TYPE_NONE');
  if (!isNeeded) return [];
  const ordered = order.creditAgency;
  const isBroker = isWholesale(loan.channelId);
  if (!ordered) return [[!order.isGseSoftCreditPull || isBroker, 'agency', 'creditAgency', AGENCY_INVALID]];
  const agency = findAgency(Number(ordered.creditAgencyId));
  return [
    [!agency || !isUsable(agency), 'agency', 'creditAgency.creditAgencyId', AGENCY_INVALID],
    [isBroker && !ordered.userName, 'wholesale account', 'creditAgency.userName', ACCOUNT_INVALID],
    [isBroker && !ordered.password, 'wholesale password', 'creditAgency.password', PASSWORD_INVALID],
  ];
}

const REFERENCE_MISSING = 'Reference # is missing.';
const TYPES_DIFFER = 'Credit pull types must be the same for all the borrowers on the loan.';

/** The borrowers and their reports. */
function borrowerRules(order: Order, loan: Loan, now: number): Rule[] {
  const selected = order.requestBorrowers.filter(({ isSelected }) => isSelected);
  const isNew = selected.some(({ reportType }) => reportType === 'REPORT_TYPE_REQUEST_NEW');
  const isAnyReport = selected.some(({ reportType }) => reportType !== 'REPORT_TYPE_NONE');
  const isAcknowledged = order.isBorrowerAcknowledgementForCreditPullObtained || loan.acknowledgement.isObtained;
  const pullTypes = new Set(selected.map(({ isGseSoftCreditPull }) => isGseSoftCreditPull));
  return [
    [selected.length === 0, GENERIC, 'requestBorrowers'],
    [order.isCreditImportOnly && !isAnyReport, GENERIC, 'requestBorrowers'],
    [pullTypes.size > 1, 'invalid credit type', 'requestBorrowers', TYPES_DIFFER],
    [isNew && !isAcknowledged, GENERIC, 'isBorrowerAcknowledgementForCreditPullObtained'],
    ...selected.map((line) => lineRule(line, order, loan, now)),
  ];
}

function lineRule(line: Line, { requestTypeId }: Order, loan: Loan, now: number): Rule {
  const isKnown = loan.borrowers.some(
    ({ requestBorrowerId, borrowerId, applicationId }) =>
      requestBorrowerId === String(line.requestBorrowerId) &&
      borrowerId === String(line.borrowerId) &&
      applicationId === String(line.applicationId),
  );
  if (!isKnown) return [true, GENERIC, 'borrowerId', REQUIRED_MISSING, line];
  if (line.reportType === 'REPORT_TYPE_RE_ISSUE')
    return [!line.reportReferenceNumber, 'report reference', 'reportReferenceNumber', REFERENCE_MISSING, line];
  const isWithout = line.reportType === 'REPORT_TYPE_NONE' && requestTypeId === 1;
  return [
    isWithout && !reportOnFile(loan, String(line.borrowerId), now),
    GENERIC,
    'reportType',
    REQUIRED_MISSING,
    line,
  ];
}
