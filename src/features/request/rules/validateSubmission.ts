import * as orderMessages from '@/config/orderMessages';
import * as orderTexts from '@/features/request/orderTexts';
import { isWholesale } from '@/features/loan/rules/businessChannel';
import { allowsSoftPull } from '@/features/loan/rules/product';
import type { OrderTexts } from './orderDraft';
import { orderFields } from './orderFields';
import { askedServices, needsAgency, type OrderForm } from './orderForm';
import { takesReference } from './reportPlan';
import { SERVICES, SERVICE_OPTIONS } from '@/features/loan/rules/services';
import { type Issue, type IssueKey, type OpenIssue, subjectOf } from './submissionIssue';
import { cleanIdentifier } from '@/features/request/rules/cleanInput';
import { isAsked, type ServiceRow } from '@/features/request/rules/serviceRows';

/** The check of each free text; null for one that may be anything. */
const TEXT_CHECKS: Record<keyof OrderTexts, ((form: OrderForm) => OpenIssue) | null> = { note: null };

/**
 * Runs every check of an order, in the specification's order of keys. The list of open items and the texts beside the
 * fields use the result.
 * @spec REQ-32, REQ-34, REQ-35, REQ-36, REQ-37, REQ-38, REQ-39, REQ-40, REQ-41, REQ-42, REQ-43, REQ-44, REQ-45, REQ-46, REQ-47, REQ-48, REQ-49, REQ-31
 */
export const issuesOf = (form: OrderForm): Issue[] =>
  [
    ...serviceIssues(form),
    ...creditIssues(form),
    ...loanIssues(form),
    ...excludedIssues(form),
    ...otherIssues(form),
    ...Object.values(TEXT_CHECKS).map((check) => check?.(form) ?? false),
  ].filter((issue) => issue !== false);

/** Returns all issues that block the order. Warnings only show. */
export const blockingIssues = (issues: readonly Issue[]): Issue[] =>
  issues.filter(({ isWarning }) => isWarning !== true);

/** Returns what is left to do before the order can be sent, as parts of a sentence. */
export const leftToDo = (issues: readonly Issue[]): string[] => [
  ...new Set(issues.flatMap(({ todo }) => (todo === undefined ? [] : [todo]))),
];

const issue = (key: IssueKey, fieldId: string, message: string, todo: string, more: Partial<Issue> = {}): Issue => ({
  key,
  fieldId,
  message,
  todo,
  ...more,
});

/** Of a required field without an error text of its own. */
const required = (key: IssueKey, fieldId: string, todo: string, more?: Partial<Issue>): Issue =>
  issue(key, fieldId, orderMessages.REQUIRED_FIELDS_INVALID, todo, more);

/** Of the agency, its account and the references. @spec REQ-35, REQ-36, REQ-37, REQ-42 */
function creditIssues(form: OrderForm): OpenIssue[] {
  const { agency } = form;
  // A choice of credit that is left to make needs them whatever it is, so that making it adds nothing to do.
  const isNeeded = needsAgency(form) || unreportedOf(form).length > 0;
  const hasAgency = agency.isAgencyVisible && isNeeded;
  const hasAccount = agency.isAuthenticationVisible && isNeeded;
  const unnumbered = form.borrowers.filter((one) => takesReference(one) && one.currentReportReferenceNumber === '');
  const { CREDIT_AGENCY_INVALID, ACCOUNT_NUMBER_INVALID, ACCOUNT_PASSWORD_INVALID, REFERENCE_MISSING } = orderMessages;
  const todoReference = orderTexts.todoReference(subjectOf(unnumbered));
  return [
    hasAgency &&
      agency.selected?.disabled !== false &&
      (form.haveAgenciesFailed && agency.agencyOptions.every(({ disabled }) => disabled)
        ? required('agency', orderFields.agenciesFailed, orderTexts.todoLoadAgencies)
        : issue('agency', orderFields.agency, CREDIT_AGENCY_INVALID, orderTexts.todoAgency)),
    hasAccount &&
      agency.username.trim() === '' &&
      issue('wholesale account', orderFields.accountNumber, ACCOUNT_NUMBER_INVALID, orderTexts.todoAccountNumber),
    hasAccount &&
      agency.password === null &&
      issue('wholesale password', orderFields.password, ACCOUNT_PASSWORD_INVALID, orderTexts.todoAccountPassword),
    ...unnumbered.map(({ key, borrowerName: subject }) =>
      issue('report reference', orderFields.borrowerReference(key), REFERENCE_MISSING, todoReference, { subject }),
    ),
  ];
}

/** Of product, kind of credit and number of applicants. @spec REQ-43, REQ-44, REQ-49, REQ-47, REQ-48 */
function loanIssues(form: OrderForm): OpenIssue[] {
  const { mode, channelId, pull, product, isSmartSeries, borrowers, maxLpaApplicants } = form;
  const { CREDIT_TYPES_DIFFER, PRODUCT_MISSING, SOFT_PULL_NO_PRODUCT, SOFT_PULL_PRODUCT } = orderMessages;
  const selected = borrowers.filter(({ isSelected }) => isSelected);
  const needsProduct = product.isKnown && mode === 'aus';
  const immediate = (...[key, fieldId, message, todo]: Parameters<typeof issue>): Issue =>
    issue(key, fieldId, message, todo, { isImmediate: true });
  const wrongType = (fieldId: string, message: string): Issue =>
    immediate('invalid credit type', fieldId, message, orderTexts.todoPullType);
  return [
    needsProduct &&
      !isWholesale(channelId) &&
      pull !== 'soft' &&
      product.moniker === null &&
      immediate('product', orderFields.product, PRODUCT_MISSING, orderTexts.todoProduct),
    needsProduct &&
      isWholesale(channelId) &&
      !product.isCl1 &&
      immediate('no wholesale CL1 product', orderFields.product, PRODUCT_MISSING, orderTexts.todoWholesaleProduct),
    product.isKnown &&
      pull === 'soft' &&
      product.moniker === null && {
        key: 'smart product missing',
        fieldId: orderFields.pull,
        message: SOFT_PULL_NO_PRODUCT,
        isImmediate: true,
        isWarning: true,
      },
    pull === 'mixed' &&
      selected[0] !== undefined &&
      wrongType(orderFields.borrowerPull(selected[0].key), CREDIT_TYPES_DIFFER),
    pull !== 'full' && !allowsSoftPull(product, isSmartSeries) && wrongType(orderFields.pull, SOFT_PULL_PRODUCT),
    askedServices(form).some(({ option }) => SERVICES[option].hasApplicantLimit) &&
      selected.length > maxLpaApplicants &&
      immediate(
        'please remove borrowers',
        orderFields.borrowers,
        orderMessages.tooManyApplicants(maxLpaApplicants),
        orderTexts.todoApplicants,
      ),
  ];
}

/** The required fields without an error text of their own; each issue names its field. @spec REQ-34 */
function otherIssues(form: OrderForm): OpenIssue[] {
  const { mode, borrowers, isAcknowledged, needsAcknowledgement } = form;
  const generic = (fieldId: string, todo: string, more?: Partial<Issue>): Issue =>
    required('generic invalid field', fieldId, todo, more);
  const selected = borrowers.filter(({ isSelected }) => isSelected);
  const [first] = selected;
  const unreported = unreportedOf(form);
  const todoCredit = orderTexts.todoCredit(subjectOf(unreported));
  const isWithoutAny = mode === 'credit' && selected.every(({ type }) => type === 'NONE');
  return [
    first === undefined && generic(orderFields.borrowers, orderTexts.todoBorrower),
    ...unreported.map(({ key, borrowerName: subject }) =>
      generic(orderFields.borrowerType(key), todoCredit, { subject, need: orderTexts.chooseReport }),
    ),
    isWithoutAny &&
      first !== undefined &&
      generic(orderFields.borrowerType(first.key), orderTexts.todoCredit(orderTexts.atLeastOneBorrower)),
    needsAcknowledgement && !isAcknowledged && generic(orderFields.acknowledgement, orderTexts.todoAcknowledgement),
    ...askedServices(form)
      .filter(({ closed }) => closed !== null)
      .map(({ option }) =>
        generic(orderFields.serviceType(option), orderTexts.todoClosed, { subject: SERVICES[option].label }),
      ),
  ];
}

/** The borrowers whose credit is left to choose: DU and LPA need a report for each, a credit order at least one. */
const unreportedOf = ({ mode, borrowers }: OrderForm) =>
  borrowers.filter(
    ({ isSelected, type, creditReportDocumentId }) =>
      mode === 'aus' && isSelected && type === 'NONE' && creditReportDocumentId === null,
  );

/**
 * Of transaction types and identifiers, by kind and then by service.
 * @spec REQ-4, REQ-34, REQ-38, REQ-39, REQ-40, REQ-41
 */
function serviceIssues(form: OrderForm): OpenIssue[] {
  const rows = SERVICE_OPTIONS.flatMap((option) => form.services.filter((row) => row.option === option));
  const updates = rows.filter(({ type }) => form.mode === 'aus' && type === 'import_existing');
  return [
    ...rows.map((row) => typeIssue(row, form)),
    ...updates.map(identifierIssue),
    ...updates.map(loanIdentifierIssue),
  ];
}

/**
 * Checks that the row has a value, that not every row is Not Applicable (the first row reports it), and that a service
 * that does not allow several services per request is ordered alone.
 */
function typeIssue(row: ServiceRow, form: OrderForm): OpenIssue {
  const { option, type, isMultiAllowed } = row;
  const { label, typeKey } = SERVICES[option];
  const fieldId = orderFields.serviceType(option);
  const todo = orderTexts.todoTransactionType(label);
  if (form.mode === 'credit') return false;
  if (type === '') return required(typeKey, fieldId, todo);
  if (isAsked(row) && isMultiAllowed === false && askedServices(form).length > 1)
    return required(typeKey, fieldId, todo, { subject: label, need: orderTexts.oneServiceOnly, isImmediate: true });
  const isNothingAsked = row === form.services[0] && form.services.every((one) => one.type === 'not_applicable');
  return isNothingAsked && issue(typeKey, fieldId, orderMessages.BOTH_NOT_APPLICABLE, todo);
}

function identifierIssue({ option, identifier: given }: ServiceRow): OpenIssue {
  const { label, identifier } = SERVICES[option];
  const { kind, pattern, key, missing } = identifier;
  const todo = orderTexts.todoIdentifier[kind](label);
  return (
    !pattern.test(cleanIdentifier(given)) &&
    issue(key, orderFields.serviceIdentifier(option), orderMessages[missing], todo)
  );
}

function loanIdentifierIssue({ option, loanIdentifier: given }: ServiceRow): OpenIssue {
  const { label, loanIdentifier } = SERVICES[option];
  return (
    loanIdentifier?.isRequired === true &&
    given === '' &&
    required(loanIdentifier.key, orderFields.serviceLoanIdentifier(option), orderTexts.todoLoanIdentifier(label))
  );
}

/** Of loans that a service does not take. @spec REQ-45, REQ-46 */
const excludedIssues = (form: OrderForm): Issue[] =>
  // The specification has DU's last.
  SERVICE_OPTIONS.toReversed()
    .filter((option) => askedServices(form).some((row) => row.option === option))
    .filter((option) => SERVICES[option].excluded.is(form.product))
    .map((option) => {
      const { label, excluded } = SERVICES[option];
      const message = orderMessages[excluded.message];
      const todo = orderTexts.todoWithout(label);
      return issue(excluded.key, orderFields.serviceType(option), message, todo, { isImmediate: true });
    });
