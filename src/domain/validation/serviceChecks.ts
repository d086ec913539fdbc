import * as orderMessages from '@/config/orderMessages';
import * as orderTexts from '@/config/texts/orderTexts';
import { orderFields } from '@/domain/order/orderFields';
import { askedServices, type OrderForm } from '@/domain/order/orderForm';
import { SERVICE_OPTIONS, type ServiceOption } from '@/domain/request/ausService';
import { cleanIdentifier } from '@/domain/request/cleanInput';
import { isAsked, type ServiceRow } from '@/domain/request/serviceRows';
import { SERVICES } from '@/domain/request/services';
import type { Check, Issue } from './submissionIssue';

const { BOTH_NOT_APPLICABLE, REQUIRED_FIELDS_INVALID } = orderMessages;

/** Of transaction types and identifiers. @spec REQ-4, REQ-34, REQ-38, REQ-39, REQ-40, REQ-41 */
export const SERVICE_CHECKS: readonly Check<OrderForm>[] = [
  ...SERVICE_OPTIONS.map(typeCheck),
  ...SERVICE_OPTIONS.map(identifierCheck),
  ...SERVICE_OPTIONS.map(loanIdentifierCheck),
];

/**
 * Checks that the row has a value, that not every row is Not Applicable (the first row reports it), and that a service
 * that does not allow several services per request is ordered alone.
 */
function typeCheck(option: ServiceOption): Check<OrderForm> {
  const { label, typeKey } = SERVICES[option];
  const issue = { key: typeKey, fieldId: orderFields.serviceType(option) };
  const required = { ...issue, message: REQUIRED_FIELDS_INVALID, subject: label };
  return {
    todo: orderTexts.todoTransactionType(label),
    issues: (form) => {
      const { mode, services } = form;
      const row = services.find((one) => one.option === option);
      if (mode === 'credit' || row === undefined) return [];
      if (row.type === '') return [{ ...required, need: orderTexts.chooseTransactionType }];
      if (isAsked(row) && !row.isMultiAllowed && askedServices(form).length > 1)
        return [{ ...required, need: orderTexts.oneServiceOnly, isImmediate: true }];
      return row === services[0] && services.every(({ type }) => type === 'not_applicable')
        ? [{ ...issue, message: BOTH_NOT_APPLICABLE }]
        : [];
    },
  };
}

function identifierCheck(option: ServiceOption): Check<OrderForm> {
  const { label, identifier } = SERVICES[option];
  const { kind, pattern, key, missing } = identifier;
  const issue = { key, fieldId: orderFields.serviceIdentifier(option), message: orderMessages[missing] };
  return {
    todo: orderTexts.todoIdentifier[kind](label),
    issues: (form) => imported(form, option, (row) => !pattern.test(cleanIdentifier(row.identifier)), issue),
  };
}

function loanIdentifierCheck(option: ServiceOption): Check<OrderForm> {
  const { label, loanIdentifier } = SERVICES[option];
  if (loanIdentifier?.isRequired !== true) return { todo: '', issues: () => [] };
  const issue = {
    key: loanIdentifier.key,
    fieldId: orderFields.serviceLoanIdentifier(option),
    message: REQUIRED_FIELDS_INVALID,
    subject: orderTexts.loanIdentifier(label),
    need: orderTexts.enterLoanIdentifier,
  };
  return {
    todo: orderTexts.todoLoanIdentifier(label),
    issues: (form) => imported(form, option, (row) => row.loanIdentifier === '', issue),
  };
}

/** Returns the issue if the order updates earlier findings of the system and the row fails. */
const imported = (
  form: OrderForm,
  option: ServiceOption,
  fails: (row: ServiceRow) => boolean,
  issue: Issue,
): Issue[] =>
  askedServices(form).some((row) => row.option === option && row.type === 'import_existing' && fails(row))
    ? [issue]
    : [];
