import {
  BOTH_NOT_APPLICABLE,
  CASEFILE_MISSING,
  LPA_KEY_MISSING,
  LPA_THRU_CALIBER_KEY_MISSING,
  REQUIRED_FIELDS_INVALID,
} from '@/config/messages';
import { AUS_LABEL } from '@/domain/loan/aus';
import { orderFields } from '@/domain/order/orderFields';
import type { OrderForm } from '@/domain/order/orderForm';
import type { ServiceOption } from '@/domain/request/ausService';
import type { ServiceRow } from '@/domain/request/serviceRows';
import type { Check, Issue, IssueKey } from './submissionIssue';

const CASEFILE = /^\d{10}$/;

const TYPE_KEY: Record<ServiceOption, IssueKey> = {
  du: 'DU transaction type',
  lp: 'LPA transaction type',
  lp_thru_cal: 'LPAC transaction type',
};

/** The checks of the request table: what is asked of whom, and under which identifier. */
export const SERVICE_CHECKS: readonly Check<OrderForm>[] = [
  typeCheck('du'),
  typeCheck('lp'),
  typeCheck('lp_thru_cal'),
  {
    key: 'DU cfi',
    section: 'setup',
    label: 'DU case file identifier',
    applies: (form) => imports(form, 'du'),
    issues: (form) => missing(form, 'du', ({ identifier }) => CASEFILE.test(identifier), CASEFILE_MISSING),
  },
  {
    key: 'LPA key id',
    section: 'setup',
    label: 'LPA key identifier',
    applies: (form) => imports(form, 'lp') || imports(form, 'lp_thru_cal'),
    issues: (form) => [
      ...missing(form, 'lp', hasIdentifier, LPA_KEY_MISSING),
      ...missing(form, 'lp_thru_cal', hasIdentifier, LPA_THRU_CALIBER_KEY_MISSING),
    ],
  },
  {
    key: 'LPA loan id',
    section: 'setup',
    label: 'LPA loan identifier',
    applies: (form) => imports(form, 'lp'),
    issues: (form) =>
      row(form, 'lp')?.loanIdentifier === ''
        ? [
            {
              key: 'LPA loan id',
              fieldId: orderFields.serviceLoanIdentifier('lp'),
              message: REQUIRED_FIELDS_INVALID,
              subject: 'LPA loan identifier',
              need: 'enter the loan identifier',
            },
          ]
        : [],
  },
];

/** A value must be chosen in each row, and not every row may be Not Applicable: the first row says so. */
function typeCheck(option: ServiceOption): Check<OrderForm> {
  const key = TYPE_KEY[option];
  const fieldId = orderFields.serviceType(option);
  return {
    key,
    section: 'setup',
    label: `${AUS_LABEL[option]} transaction type`,
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
            need: 'choose a transaction type',
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
