import { REQUIRED_FIELDS_INVALID } from '@/config/orderMessages';
import { ORDER_TEXT_NAMES } from '@/features/request/rules/orderDraft';
import { orderFields } from '@/features/request/rules/orderFields';
import { SERVICE_OPTIONS, type ServiceIssueKey, type ServiceOption, SERVICES } from '@/features/loan/rules/services';
import type { Issue, IssueKey } from '@/features/request/rules/submissionIssue';
import type { Reason } from '@/lib/failure';

/** What a refusal is about: the service of its path, else the first of the order. */
interface Subject {
  option: ServiceOption | undefined;
  borrowerKey: string | null;
}

type Place = string | ((subject: Subject) => string | undefined);

const ofService: Place = ({ option }) => option && orderFields.serviceType(option);
const ofBorrower = ({ borrowerKey }: Subject): string =>
  borrowerKey === null ? orderFields.borrowers : orderFields.borrowerType(borrowerKey);
const ofReference: Place = ({ borrowerKey }) =>
  borrowerKey === null ? orderFields.borrowers : orderFields.borrowerReference(borrowerKey);

const GENERIC = 'generic invalid field';

/**
 * Returns the issues of a 400 response, each with the field to fix. LPA and LPA through a servicer share their keys; an
 * order contains at most one of them.
 * @spec SES-24
 * @empty one general issue for a refusal without reasons
 */
export function refusalIssues(reasons: readonly Reason[], asked: readonly ServiceOption[]): Issue[] {
  if (reasons.length === 0) return [{ key: GENERIC, fieldId: orderFields.mode, message: REQUIRED_FIELDS_INVALID }];
  return reasons.map(({ key, field: path, borrowerKey, message }) => {
    const option = asked[Number(/\d+/.exec(path ?? '')?.[0] ?? 0)];
    const ofServices = [...SERVICE_OPTIONS.toReversed(), ...asked, ...(option ? [option] : [])].flatMap(serviceFields);
    const ofKey = new Map<string, Place>([...Object.entries(KEYS), ...ofServices]).get(key ?? '');
    return {
      key: ofKey === undefined ? GENERIC : (key as IssueKey),
      fieldId: idOf(ofKey ?? placeAt(path ?? '', ofServices), { option, borrowerKey }),
      message: message ?? REQUIRED_FIELDS_INVALID,
    };
  });
}

/** True if a reason names a check or a field of an order. Gateways send codes and ids of their own. */
export const namesField = ({ key, field }: Reason, asked: readonly ServiceOption[]): boolean => {
  const ofServices = asked.flatMap(serviceFields);
  return (
    new Map([...Object.entries(KEYS), ...ofServices]).has(key ?? '') || placeAt(field ?? '', ofServices) !== undefined
  );
};

/**
 * The services of the order that a reason is about.
 * @empty [] for what belongs to the whole order, or to services that are not known
 */
export function servicesNamed({ key, field }: Reason, asked: readonly ServiceOption[]): ServiceOption[] {
  const path = (field ?? '').toLowerCase();
  const at = asked[Number(/ausrequests\[?\.?(\d+)/.exec(path)?.[1] ?? NaN)];
  if (at !== undefined) return [at];
  const names = new Set([key, ...(path.match(/[a-z_]+/g) ?? [])]);
  return asked.filter((option) => serviceFields(option).some(([name]) => names.has(name)));
}

/** True for what the whole order has. A field of a service whose place can't be read may be of one service only. */
export function isOfWholeOrder(reason: Reason, asked: readonly ServiceOption[]): boolean {
  if (servicesNamed(reason, asked).length > 0 || reason.key === ('please remove borrowers' satisfies IssueKey))
    return false;
  const path = reason.field ?? '';
  return !/ausRequests/i.test(path) && placeAt(path, asked.flatMap(serviceFields)) !== ofService;
}

/** The API may repeat the request in a message; the password must not appear on the screen. */
export const withoutSecret = (message: string, secret: string): string =>
  secret === '' ? message : message.replaceAll(secret, '•••');

/** A reason about a borrower is shown in the borrower's row, one about nothing on the screen above the form. */
function idOf(place: Place | undefined, subject: Subject): string {
  const id = typeof place === 'function' ? place(subject) : subject.borrowerKey === null ? place : ofBorrower(subject);
  return id ?? orderFields.mode;
}

/** By check and by name at the API. Systems share keys: the last entry counts. */
function serviceFields(option: ServiceOption): (readonly [string, string])[] {
  const { typeKey, identifier, loanIdentifier, excluded } = SERVICES[option];
  const named = ({ key, ordered }: { key: string; ordered: readonly string[] }, id: string) =>
    [key, ...ordered.map((name) => name.toLowerCase())].map((name) => [name, id] as const);
  return [
    [typeKey, orderFields.serviceType(option)],
    [excluded.key, orderFields.serviceType(option)],
    ...named(identifier, orderFields.serviceIdentifier(option)),
    ...(loanIdentifier ? named(loanIdentifier, orderFields.serviceLoanIdentifier(option)) : []),
  ];
}

const KEYS: Record<Exclude<IssueKey, ServiceIssueKey | typeof GENERIC>, Place> = {
  agency: orderFields.agency,
  'wholesale account': orderFields.accountNumber,
  'wholesale password': orderFields.password,
  'report reference': ofReference,
  product: orderFields.product,
  'no wholesale CL1 product': orderFields.product,
  'smart product missing': orderFields.pull,
  'invalid credit type': orderFields.pull,
  'please remove borrowers': orderFields.borrowers,
};

/** By names of the order, in lower case, because APIs differ in it. */
const placed = (...places: [place: Place, ...names: string[]][]): Map<string, Place> =>
  new Map(places.flatMap(([place, ...names]) => names.map((name) => [name.toLowerCase(), place] as const)));

/** The parts of an order, and the fields of each. Of a path, the first one counts. */
const PARTS = placed(
  [ofService, 'ausRequests', 'ausRequestTypeId', 'ausOptionId', 'transactionType', 'isLPThroughCaliber'],
  [ofService, 'isMultiAusRequest'],
  [orderFields.agency, 'creditAgency', 'creditAgencyId', 'mappedToCreditAgencyId'],
  [orderFields.agency, 'fromAusRequestType', 'toAusRequestType'],
  [ofBorrower, 'requestBorrowers', 'requestBorrowerId', 'borrowerId', 'applicationId', 'isPrimary', 'isSelected'],
  [ofBorrower, 'reportType', 'isJoint', 'autoCopyLiabilities', 'formFreeReportNumber'],
  [orderFields.verifications, 'digitalVerifications', 'verificationSystem', 'verificationType', 'reportId'],
  [orderFields.pull, 'isGseSoftCreditPull'],
);

/** The fields with a place of their own, whatever they are a part of. */
const FIELDS = placed(
  [orderFields.accountNumber, 'userName', 'rememberAccountDetails'],
  [orderFields.password, 'password'],
  [ofReference, 'reportReferenceNumber'],
  ...ORDER_TEXT_NAMES.map((name): [Place, string] => [orderFields.text(name), name]),
);

/**
 * Skips places in lists and names that the order doesn't have.
 * @shape `$.ausRequests[0].transactionType` and the like
 */
function placeAt(path: string, ofServices: readonly (readonly [string, string])[]): Place | undefined {
  if (/acknowledgement/i.test(path)) return orderFields.acknowledgement;
  const fields = new Map<string, Place>([...FIELDS, ...ofServices]);
  const names = path.toLowerCase().match(/[a-z_]+/g) ?? [];
  const field = names.findLast((name) => fields.has(name));
  return field === undefined ? PARTS.get(names.find((name) => PARTS.has(name)) ?? '') : fields.get(field);
}
