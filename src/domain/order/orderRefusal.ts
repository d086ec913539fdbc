import { REQUIRED_FIELDS_INVALID } from '@/config/orderMessages';
import type { ServiceOption } from '@/domain/request/ausService';
import { isIssueKey, type Issue, type IssueKey } from '@/domain/validation/submissionIssue';
import type { Reason } from '@/lib/failure';
import { orderFields } from './orderFields';

/**
 * Returns the issues of a 400 response, each with the field to fix. LPA and LPA through a servicer share their keys; an
 * order contains at most one of them.
 *
 * @spec SES-24
 * @empty one general issue for a refusal without reasons
 */
export function refusalIssues(reasons: readonly Reason[], secret: string, asked: readonly ServiceOption[]): Issue[] {
  const lpa = asked.includes('lp_thru_cal') ? 'lp_thru_cal' : 'lp';
  if (reasons.length === 0)
    return [{ key: 'generic invalid field', fieldId: orderFields.mode, message: REQUIRED_FIELDS_INVALID }];
  return reasons.map(({ key, field, borrowerKey, message }) => {
    const known = isIssueKey(key) ? key : keyOfField(field ?? '', asked);
    return {
      key: known,
      fieldId: fieldOf(known, field ?? '', borrowerKey, lpa),
      message: withoutSecret(message ?? REQUIRED_FIELDS_INVALID, secret),
    };
  });
}

/** The fields of an order by the end of their paths, for a service that names no check of the specification. */
const FIELDS: readonly [path: RegExp, key: IssueKey][] = [
  [/caseFileIdentifier$/i, 'DU cfi'],
  [/lpaKeyIdentifier$/i, 'LPA key id'],
  [/lpaLoanIdentifier$/i, 'LPA loan id'],
  [/creditAgency.userName$/i, 'wholesale account'],
  [/creditAgency.password$/i, 'wholesale password'],
  [/creditAgency/i, 'agency'],
  [/reportReferenceNumber$/i, 'report reference'],
  [/isGseSoftCreditPull$/i, 'invalid credit type'],
];
const TRANSACTION_TYPES: Record<ServiceOption, IssueKey> = {
  du: 'DU transaction type',
  lp: 'LPA transaction type',
  lp_thru_cal: 'LPAC transaction type',
};

function keyOfField(field: string, asked: readonly ServiceOption[]): IssueKey {
  const service = asked[Number(/ausRequests\W*(\d+)/i.exec(field)?.[1] ?? NaN)];
  const known = FIELDS.find(([path]) => path.test(field))?.[1];
  return known ?? (service === undefined ? 'generic invalid field' : TRANSACTION_TYPES[service]);
}

/** The API may repeat the request in a message; the password must not appear on the screen. */
export const withoutSecret = (message: string, secret: string): string =>
  secret === '' ? message : message.replaceAll(secret, '•••');

function fieldOf(key: IssueKey, field: string, borrowerKey: string | null, lpa: ServiceOption): string {
  if (borrowerKey !== null) {
    return key === 'report reference'
      ? orderFields.borrowerReference(borrowerKey)
      : orderFields.borrowerType(borrowerKey);
  }
  if (/acknowledgement/i.test(field)) return orderFields.acknowledgement;
  return fieldsOfKeys(lpa)[key];
}

const fieldsOfKeys = (lpa: ServiceOption): Record<IssueKey, string> => ({
  'DU transaction type': orderFields.serviceType('du'),
  'LPA transaction type': orderFields.serviceType('lp'),
  'LPAC transaction type': orderFields.serviceType('lp_thru_cal'),
  'DU cfi': orderFields.serviceIdentifier('du'),
  'LPA key id': orderFields.serviceIdentifier(lpa),
  'LPA loan id': orderFields.serviceLoanIdentifier(lpa),
  agency: orderFields.agency,
  'wholesale account': orderFields.accountNumber,
  'wholesale password': orderFields.password,
  'report reference': orderFields.borrowers,
  product: orderFields.product,
  'no wholesale CL1 product': orderFields.product,
  'smart product missing': orderFields.pull,
  'invalid credit type': orderFields.pull,
  'please remove borrowers': orderFields.borrowers,
  'LP construction': orderFields.serviceType(lpa),
  'DU construction': orderFields.serviceType('du'),
  'generic invalid field': orderFields.borrowers,
});
