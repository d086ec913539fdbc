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
import type { ServiceRow } from '@/domain/request/serviceRows';
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
 * @source Specification §2: "several services only where the service allows it"
 * @source Specification §5: "'Error! One or more required fields …'"
 * @source Specification §5: "'Cannot submit both AUS services as Not Applicable.'"
 * @source Specification §5: "Case File Identifier is missing.", "LPA Key Identifier is missing."
 * @source Specification §5: "LPA Through Caliber Key Identifier is missing."
 */
export const SERVICE_CHECKS: readonly Check<OrderForm>[] = [
  typeCheck('du'),
  typeCheck('lp'),
  typeCheck('lp_thru_cal'),
  {
    key: 'DU cfi',
    section: 'setup',
    label: orderTexts.checkDuCasefile,
    todo: orderTexts.todoDuCasefile,
    applies: (form) => imports(form, 'du'),
    issues: (form) =>
      missing(form, 'du', ({ identifier }) => CASEFILE.test(cleanIdentifier(identifier)), CASEFILE_MISSING),
  },
  {
    key: 'LPA key id',
    section: 'setup',
    label: orderTexts.checkLpaKey,
    todo: orderTexts.todoLpaKey,
    applies: (form) => imports(form, 'lp') || imports(form, 'lp_thru_cal'),
    issues: (form) => [
      ...missing(form, 'lp', hasIdentifier, LPA_KEY_MISSING),
      ...missing(form, 'lp_thru_cal', hasIdentifier, LPA_THRU_CALIBER_KEY_MISSING),
    ],
  },
  {
    key: 'LPA loan id',
    section: 'setup',
    label: orderTexts.checkLpaLoanIdentifier,
    todo: orderTexts.todoLpaLoanIdentifier,
    applies: (form) => imports(form, 'lp'),
    issues: (form) =>
      row(form, 'lp')?.loanIdentifier === ''
        ? [
            {
              key: 'LPA loan id',
              fieldId: orderFields.serviceLoanIdentifier('lp'),
              message: REQUIRED_FIELDS_INVALID,
              subject: orderTexts.checkLpaLoanIdentifier,
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
  const key = TYPE_KEY[option];
  const fieldId = orderFields.serviceType(option);
  return {
    key,
    section: 'setup',
    label: orderTexts.transactionType(AUS_LABEL[option]),
    todo: orderTexts.todoTransactionType(AUS_LABEL[option]),
    applies: (form) => form.mode === 'aus' && row(form, option) !== undefined,
    issues: (form) => {
      const { services } = form;
      if (row(form, option)?.type === '') {
        return [
          {
            key,
            fieldId,
            message: REQUIRED_FIELDS_INVALID,
            subject: AUS_LABEL[option],
            need: orderTexts.chooseTransactionType,
          },
        ];
      }
      if (isWronglyCombined(form, option)) {
        return [
          {
            key,
            fieldId,
            message: REQUIRED_FIELDS_INVALID,
            subject: AUS_LABEL[option],
            need: ALONE,
            isImmediate: true,
          },
        ];
      }
      const isFirst = services[0]?.option === option;
      return isFirst && services.every(({ type }) => type === 'not_applicable')
        ? [{ key, fieldId, message: BOTH_NOT_APPLICABLE }]
        : [];
    },
  };
}

const ALONE = orderTexts.oneServiceOnly;

function isWronglyCombined(form: OrderForm, wanted: ServiceOption): boolean {
  const asked = askedServices(form);
  return asked.length > 1 && asked.some(({ option, isMultiAllowed }) => option === wanted && !isMultiAllowed);
}

const row = ({ services }: OrderForm, wanted: ServiceOption): ServiceRow | undefined =>
  services.find(({ option }) => option === wanted);

const imports = (form: OrderForm, option: ServiceOption): boolean =>
  form.mode === 'aus' && row(form, option)?.type === 'import_existing';

const hasIdentifier = ({ identifier }: ServiceRow): boolean => identifier !== '';

function missing(
  form: OrderForm,
  option: ServiceOption,
  isGiven: (row: ServiceRow) => boolean,
  message: string,
): Issue[] {
  const found = imports(form, option) ? row(form, option) : undefined;
  if (found === undefined || isGiven(found)) return [];
  return [{ key: option === 'du' ? 'DU cfi' : 'LPA key id', fieldId: orderFields.serviceIdentifier(option), message }];
}
