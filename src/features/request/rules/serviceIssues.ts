import * as orderMessages from '@/config/orderMessages';
import * as orderTexts from '@/features/request/orderTexts';
import { orderFields } from './orderFields';
import { askedServices, type OrderForm } from './orderForm';
import { SERVICE_OPTIONS, SERVICES } from '@/features/loan/rules/services';
import { cleanIdentifier } from './cleanInput';
import { isAsked, type ServiceRow } from './serviceRows';
import type { Issue, OpenIssue } from './submissionIssue';

const { BOTH_NOT_APPLICABLE, REQUIRED_FIELDS_INVALID } = orderMessages;

/** Of transaction types and identifiers, by kind and then by service. @spec REQ-4, REQ-34, REQ-38, REQ-39, REQ-40, REQ-41 */
export function serviceIssues(form: OrderForm): OpenIssue[] {
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
  const issue = { key: typeKey, fieldId, todo: orderTexts.todoTransactionType(label) };
  const required = { ...issue, message: REQUIRED_FIELDS_INVALID, subject: label };
  if (form.mode === 'credit') return false;
  if (type === '') return { ...required, need: orderTexts.chooseTransactionType };
  if (isAsked(row) && isMultiAllowed === false && askedServices(form).length > 1)
    return { ...required, need: orderTexts.oneServiceOnly, isImmediate: true };
  const isNothingAsked = row === form.services[0] && form.services.every((one) => one.type === 'not_applicable');
  return isNothingAsked && { ...issue, message: BOTH_NOT_APPLICABLE };
}

function identifierIssue({ option, identifier: given }: ServiceRow): OpenIssue {
  const { label, identifier } = SERVICES[option];
  const { kind, pattern, key, missing } = identifier;
  return (
    !pattern.test(cleanIdentifier(given)) && {
      key,
      fieldId: orderFields.serviceIdentifier(option),
      message: orderMessages[missing],
      todo: orderTexts.todoIdentifier[kind](label),
    }
  );
}

function loanIdentifierIssue({ option, loanIdentifier: given }: ServiceRow): OpenIssue {
  const { label, loanIdentifier } = SERVICES[option];
  return (
    loanIdentifier?.isRequired === true &&
    given === '' && {
      key: loanIdentifier.key,
      fieldId: orderFields.serviceLoanIdentifier(option),
      message: REQUIRED_FIELDS_INVALID,
      subject: orderTexts.loanIdentifier(label),
      need: orderTexts.enterLoanIdentifier,
      todo: orderTexts.todoLoanIdentifier(label),
    }
  );
}

/** Of loans that a service does not take. @spec REQ-45, REQ-46 */
export const excludedIssues = (form: OrderForm): Issue[] =>
  // The specification has DU's last.
  SERVICE_OPTIONS.toReversed()
    .filter((option) => askedServices(form).some((row) => row.option === option))
    .filter((option) => SERVICES[option].excluded.is(form.product))
    .map((option) => {
      const { label, excluded } = SERVICES[option];
      return {
        key: excluded.key,
        fieldId: orderFields.serviceType(option),
        message: orderMessages[excluded.message],
        todo: orderTexts.todoWithout(label),
        isImmediate: true,
      };
    });
