import { REQUIRED_FIELDS_INVALID } from '@/config/orderMessages';
import type { ServiceOption } from '@/domain/request/ausService';
import { isIssueKey, type Issue, type IssueKey } from '@/domain/validation/submissionIssue';
import { orderFields } from './orderFields';

/** One reason why the API rejected an order. */
export interface RefusalLine {
  key: string | null;
  field: string | null;
  borrowerKey: string | null;
  message: string | null;
}

/**
 * Returns the issues of a 400 response, each with the field to fix. LPA and LPA through a servicer share their keys; an
 * order contains at most one of them.
 *
 * @source Specification §8: "HTTP 400: ignored"
 * @empty one general issue for a refusal without reasons
 */
export function refusalIssues(lines: readonly RefusalLine[], secret: string, asked: readonly ServiceOption[]): Issue[] {
  const lpa = asked.includes('lp_thru_cal') ? 'lp_thru_cal' : 'lp';
  if (lines.length === 0)
    return [{ key: 'generic invalid field', fieldId: orderFields.mode, message: REQUIRED_FIELDS_INVALID }];
  return lines.map(({ key, field, borrowerKey, message }) => {
    const known = isIssueKey(key) ? key : 'generic invalid field';
    return {
      key: known,
      fieldId: fieldOf(known, field ?? '', borrowerKey, lpa),
      message: withoutSecret(message ?? REQUIRED_FIELDS_INVALID, secret),
    };
  });
}

/** The API may repeat the request in a message; the password must not appear on the screen. */
const withoutSecret = (message: string, secret: string): string =>
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
