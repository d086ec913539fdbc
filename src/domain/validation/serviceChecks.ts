import {
  BOTH_NOT_APPLICABLE,
  CASEFILE_MISSING,
  LPA_KEY_MISSING,
  LPA_THRU_CALIBER_KEY_MISSING,
  REQUIRED_FIELDS_INVALID,
} from '@/config/orderMessages';
import * as orderTexts from '@/config/texts/orderTexts';
import { AUS_LABEL } from '@/domain/loan/aus';
import { orderFields } from '@/domain/order/orderFields';
import { askedServices, type OrderForm } from '@/domain/order/orderForm';
import type { ServiceOption } from '@/domain/request/ausService';
import { cleanIdentifier } from '@/domain/request/cleanInput';
import { isAsked, type ServiceRow } from '@/domain/request/serviceRows';
import type { Check, Issue, IssueKey } from './submissionIssue';

const CASEFILE = /^\d{10}$/;

const TYPE_KEY: Record<ServiceOption, IssueKey> = {
  du: 'DU transaction type',
  lp: 'LPA transaction type',
  lp_thru_cal: 'LPAC transaction type',
};

/**
 * The checks of the request table: transaction types and identifiers.
 *
 * @spec REQ-4, REQ-34, REQ-38, REQ-39, REQ-40, REQ-41
 */
export const SERVICE_CHECKS: readonly Check<OrderForm>[] = [
  typeCheck('du'),
  typeCheck('lp'),
  typeCheck('lp_thru_cal'),
  {
    todo: orderTexts.todoDuCasefile,
    issues: (form) =>
      missing(form, 'du', CASEFILE_MISSING, ({ identifier }) => CASEFILE.test(cleanIdentifier(identifier))),
  },
  {
    todo: orderTexts.todoLpaKey,
    issues: (form) => [
      ...missing(form, 'lp', LPA_KEY_MISSING),
      ...missing(form, 'lp_thru_cal', LPA_THRU_CALIBER_KEY_MISSING),
    ],
  },
  {
    todo: orderTexts.todoLpaLoanIdentifier,
    issues: (form) =>
      imported(form, 'lp')?.loanIdentifier === ''
        ? [
            {
              key: 'LPA loan id',
              fieldId: orderFields.serviceLoanIdentifier('lp'),
              message: REQUIRED_FIELDS_INVALID,
              subject: orderTexts.lpaLoanIdentifier,
              need: orderTexts.enterLoanIdentifier,
            },
          ]
        : [],
  },
];

/**
 * Checks that the row has a value, that not every row is Not Applicable (the first row reports it), and that a service
 * that does not allow several services per request is ordered alone.
 */
function typeCheck(option: ServiceOption): Check<OrderForm> {
  const issue = { key: TYPE_KEY[option], fieldId: orderFields.serviceType(option) };
  const required = { ...issue, message: REQUIRED_FIELDS_INVALID, subject: AUS_LABEL[option] };
  return {
    todo: orderTexts.todoTransactionType(AUS_LABEL[option]),
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

const imported = (form: OrderForm, wanted: ServiceOption): ServiceRow | undefined =>
  askedServices(form).find(({ option, type }) => option === wanted && type === 'import_existing');

function missing(
  form: OrderForm,
  option: ServiceOption,
  message: string,
  isGiven = ({ identifier }: ServiceRow): boolean => identifier !== '',
): Issue[] {
  const row = imported(form, option);
  if (row === undefined || isGiven(row)) return [];
  return [{ key: option === 'du' ? 'DU cfi' : 'LPA key id', fieldId: orderFields.serviceIdentifier(option), message }];
}
