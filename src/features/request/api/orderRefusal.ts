import type * as v from 'valibot';
import type { order } from '@/features/request/api/contract/orders';
import { REQUIRED_FIELDS_INVALID } from '@/config/orderMessages';
import { ORDER_TEXT_NAMES, type OrderTexts } from '@/features/request/rules/orderDraft';
import { orderFields } from '@/features/request/rules/orderFields';
import { SERVICE_OPTIONS, type ServiceIssueKey, type ServiceOption, SERVICES } from '@/features/loan/rules/services';
import type { Issue, IssueKey } from '@/features/request/rules/submissionIssue';
import type { Reason } from '@/lib/failure';

const GENERIC = 'generic invalid field';

/**
 * Returns the issues of a 400 response, each with the field to fix. LPA and LPA through a servicer share their keys; an
 * order contains at most one of them.
 * @spec SES-24
 * @empty one general issue for a refusal without reasons
 */
export function refusalIssues(reasons: readonly Reason[], secret: string, asked: readonly ServiceOption[]): Issue[] {
  if (reasons.length === 0) return [{ key: GENERIC, fieldId: orderFields.mode, message: REQUIRED_FIELDS_INVALID }];
  return reasons.map(({ key, field: path, borrowerKey, message }) => {
    const option = asked[Number(/\d+/.exec(path ?? '')?.[0] ?? 0)];
    const ofServices = [...SERVICE_OPTIONS.toReversed(), ...asked, ...(option ? [option] : [])].flatMap(serviceFields);
    const ofKey = new Map<string, Field>([...Object.entries(KEYS), ...ofServices]).get(key ?? '');
    return {
      key: ofKey === undefined ? GENERIC : (key as IssueKey),
      fieldId: idOf(ofKey ?? fieldAt(path ?? '', ofServices), { option, borrowerKey }),
      message: withoutSecret(message ?? REQUIRED_FIELDS_INVALID, secret),
    };
  });
}

/** The API may repeat the request in a message; the password must not appear on the screen. */
export const withoutSecret = (message: string, secret: string): string =>
  secret === '' ? message : message.replaceAll(secret, '•••');

/** What a reason is about: the service of its path, else the first of the order. */
interface Subject {
  option: ServiceOption | undefined;
  borrowerKey: string | null;
}

/** The id of a field on the screen, or the rule that gives it. */
type Field = string | ((subject: Subject) => string | undefined);

const ofService: Field = ({ option }) => option && orderFields.serviceType(option);
const ofBorrower = ({ borrowerKey }: Subject): string =>
  borrowerKey === null ? orderFields.borrowers : orderFields.borrowerType(borrowerKey);
const reference: Field = ({ borrowerKey }) =>
  borrowerKey === null ? orderFields.borrowers : orderFields.borrowerReference(borrowerKey);

/** A reason about a borrower is shown in the borrower's row. */
function idOf(field: Field | undefined, subject: Subject): string {
  const id = typeof field === 'function' ? field(subject) : subject.borrowerKey === null ? field : undefined;
  return id ?? ofBorrower(subject);
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

const KEYS: Record<Exclude<IssueKey, ServiceIssueKey | typeof GENERIC>, Field> = {
  agency: orderFields.agency,
  'wholesale account': orderFields.accountNumber,
  'wholesale password': orderFields.password,
  'report reference': reference,
  product: orderFields.product,
  'no wholesale CL1 product': orderFields.product,
  'smart product missing': orderFields.pull,
  'invalid credit type': orderFields.pull,
  'please remove borrowers': orderFields.borrowers,
};

/** Each field of a part of an order, with its field on the screen; of a part as a whole, the first one counts. */
type OnScreen<Part> = Part extends readonly (infer Item)[]
  ? OnScreen<Item>
  : Part extends object
    ? { [Name in keyof Part]-?: OnScreen<NonNullable<Part[Name]>> }
    : Field;

type Own = (typeof SERVICES)[ServiceOption];
type Identifiers = (Own['identifier'] | NonNullable<Own['loanIdentifier']>)['ordered'][0];
type Order = v.InferInput<typeof order>;
type OrderedAus = Omit<Order['ausRequests'][number], Identifiers>;

/** The user can't change it: its reasons go where those without a field go. */
const NOT_ON_SCREEN = orderFields.borrowers;

/** Every field of the contract, except identifiers, which `SERVICES` has, and free texts. The order's own come last. */
const FIELDS: OnScreen<Omit<Order, keyof OrderTexts | 'ausRequests'> & { ausRequests: OrderedAus }> = {
  ausRequests: {
    ausRequestTypeId: ofService,
    ausOptionId: ofService,
    transactionType: ofService,
    isLPThroughCaliber: ofService,
  },
  creditAgency: {
    creditAgencyId: orderFields.agency,
    mappedToCreditAgencyId: orderFields.agency,
    fromAusRequestType: orderFields.agency,
    toAusRequestType: orderFields.agency,
    userName: orderFields.accountNumber,
    password: orderFields.password,
    rememberAccountDetails: orderFields.accountNumber,
  },
  digitalVerifications: {
    reportId: orderFields.verifications,
    borrowerId: orderFields.verifications,
    verificationSystem: orderFields.verifications,
    verificationType: orderFields.verifications,
  },
  requestBorrowers: {
    requestBorrowerId: ofBorrower,
    borrowerId: ofBorrower,
    applicationId: ofBorrower,
    isPrimary: ofBorrower,
    isSelected: ofBorrower,
    reportType: ofBorrower,
    reportReferenceNumber: reference,
    isJoint: ofBorrower,
    autoCopyLiabilities: ofBorrower,
    formFreeReportNumber: ofBorrower,
    isGseSoftCreditPull: ofBorrower,
  },
  loanId: NOT_ON_SCREEN,
  clientRequestKey: NOT_ON_SCREEN,
  businessChannelId: NOT_ON_SCREEN,
  requestTypeId: orderFields.mode,
  isCreditImportOnly: orderFields.mode,
  isMultiAusRequest: ofService,
  isGseSoftCreditPull: orderFields.pull,
  isBorrowerAcknowledgementForCreditPullObtained: orderFields.acknowledgement,
};

/** By the last names of a path, in lower case, because APIs differ in it. A part's first field counts for all of it. */
const fieldsIn = (fields: object, part = ''): [string, Field][] =>
  Object.entries(fields).flatMap(([name, field]: [string, Field | object]) => {
    const path = part + name.toLowerCase();
    if (typeof field !== 'object') return [[path, field]];
    const own = fieldsIn(field);
    return [
      ...own,
      ...fieldsIn(field, `${path}.`),
      ...own.slice(0, 1).map(([, first]): [string, Field] => [path, first]),
    ];
  });

const NAMED = [...fieldsIn(FIELDS), ...ORDER_TEXT_NAMES.map((name) => [name, orderFields.text(name)] as const)];

/** Skips places in lists and names that the order doesn't have. @shape `$.ausRequests[0].transactionType` and the like */
function fieldAt(path: string, ofServices: readonly (readonly [string, string])[]): Field | undefined {
  if (/acknowledgement/i.test(path)) return orderFields.acknowledgement;
  const fields = new Map<string, Field>([...NAMED, ...ofServices]);
  const names = path.toLowerCase().match(/[a-z_]+/g) ?? [];
  return names
    .map((name, place) => fields.get(`${names[place - 1]}.${name}`) ?? fields.get(name))
    .findLast((field) => field !== undefined);
}
