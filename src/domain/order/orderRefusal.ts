import { REQUIRED_FIELDS_INVALID } from '@/config/orderMessages';
import { SERVICE_OPTIONS, type ServiceIssueKey, type ServiceOption, SERVICES } from '@/domain/request/services';
import type { Issue, IssueKey } from '@/domain/validation/submissionIssue';
import type { Reason } from '@/lib/failure';
import { orderFields } from './orderFields';

/**
 * Returns the issues of a 400 response, each with the field to fix. LPA and LPA through a servicer share their keys; an
 * order contains at most one of them.
 * @spec SES-24
 * @empty one general issue for a refusal without reasons
 */
export function refusalIssues(reasons: readonly Reason[], secret: string, asked: readonly ServiceOption[]): Issue[] {
  if (reasons.length === 0)
    return [{ key: 'generic invalid field', fieldId: orderFields.mode, message: REQUIRED_FIELDS_INVALID }];
  const fields = fieldsOfKeys(asked);
  return reasons.map(({ key: named, field, borrowerKey, message }) => {
    const key = named !== null && Object.hasOwn(fields, named) ? (named as IssueKey) : keyOfField(field ?? '', asked);
    const ownField = /acknowledgement/i.test(field ?? '') ? orderFields.acknowledgement : fields[key];
    return {
      key,
      fieldId: borrowerKey === null ? ownField : borrowerField(key, borrowerKey),
      message: withoutSecret(message ?? REQUIRED_FIELDS_INVALID, secret),
    };
  });
}

const borrowerField = (key: IssueKey, borrowerKey: string): string =>
  key === 'report reference' ? orderFields.borrowerReference(borrowerKey) : orderFields.borrowerType(borrowerKey);

type Own = (typeof SERVICES)[ServiceOption];

/** The fields of an order by the end of their paths, for a service that names no check of the specification. */
const FIELDS: readonly [path: RegExp, key: IssueKey | ((service: Own) => IssueKey | undefined)][] = [
  [/caseFileIdentifier$/i, ({ identifier }) => (identifier.kind === 'casefile' ? identifier.key : undefined)],
  [/keyIdentifier$/i, ({ identifier }) => (identifier.kind === 'key' ? identifier.key : undefined)],
  [/loanIdentifier$/i, ({ loanIdentifier }) => loanIdentifier?.key],
  [/creditAgency.userName$/i, 'wholesale account'],
  [/creditAgency.password$/i, 'wholesale password'],
  [/creditAgency/i, 'agency'],
  [/reportReferenceNumber$/i, 'report reference'],
  [/isGseSoftCreditPull$/i, 'invalid credit type'],
];

function keyOfField(field: string, asked: readonly ServiceOption[]): IssueKey {
  const own = asked[Number(/ausRequests\W*(\d+)/i.exec(field)?.[1] ?? NaN)];
  const known = FIELDS.find(([path]) => path.test(field))?.[1] ?? (own && SERVICES[own].typeKey);
  if (typeof known !== 'function') return known ?? 'generic invalid field';
  const likely = [...(own ? [own] : []), ...asked, ...SERVICE_OPTIONS];
  return likely.map((option) => known(SERVICES[option])).find((key) => key !== undefined) ?? 'generic invalid field';
}

/** The API may repeat the request in a message; the password must not appear on the screen. */
export const withoutSecret = (message: string, secret: string): string =>
  secret === '' ? message : message.replaceAll(secret, '•••');

/** Systems share keys: one that the order includes goes before the others, then the first. */
const fieldsOfKeys = (asked: readonly ServiceOption[]): Record<IssueKey, string> => ({
  ...OTHER_FIELDS,
  ...(Object.fromEntries([...SERVICE_OPTIONS.toReversed(), ...asked].flatMap(ownFields)) as OwnFields),
});

type OwnFields = Record<ServiceIssueKey, string>;

function ownFields(option: ServiceOption): (readonly [ServiceIssueKey, string])[] {
  const { typeKey, identifier, loanIdentifier, excluded } = SERVICES[option];
  return [
    [typeKey, orderFields.serviceType(option)],
    [excluded.key, orderFields.serviceType(option)],
    [identifier.key, orderFields.serviceIdentifier(option)],
    ...(loanIdentifier ? [[loanIdentifier.key, orderFields.serviceLoanIdentifier(option)] as const] : []),
  ];
}

const OTHER_FIELDS: Record<Exclude<IssueKey, ServiceIssueKey>, string> = {
  agency: orderFields.agency,
  'wholesale account': orderFields.accountNumber,
  'wholesale password': orderFields.password,
  'report reference': orderFields.borrowers,
  product: orderFields.product,
  'no wholesale CL1 product': orderFields.product,
  'smart product missing': orderFields.pull,
  'invalid credit type': orderFields.pull,
  'please remove borrowers': orderFields.borrowers,
  'generic invalid field': orderFields.borrowers,
};
