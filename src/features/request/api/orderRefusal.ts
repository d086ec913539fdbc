import { REQUIRED_FIELDS_INVALID } from '@/config/orderMessages';
import { ORDER_TEXT_NAMES } from '@/features/request/rules/orderDraft';
import { orderFields } from '@/features/request/rules/orderFields';
import {
  isField,
  ofBorrower,
  ofReference,
  ORDERED_FIELDS,
  type Place,
  type Subject,
} from '@/features/request/rules/orderedFields';
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
    const ofKey = new Map<string, Place>([...Object.entries(KEYS), ...ofServices]).get(key ?? '');
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

/** By the last names of a path, in lower case, because APIs differ in it. A part's first field counts for all of it. */
const placesIn = (fields: object, part = ''): [string, Place][] =>
  Object.entries(fields).flatMap(([name, field]: [string, object]) => {
    const path = part + name.toLowerCase();
    if (isField(field)) return field.place === undefined ? [] : [[path, field.place]];
    const own = placesIn(field);
    return [
      ...own,
      ...placesIn(field, `${path}.`),
      ...own.slice(0, 1).map(([, first]): [string, Place] => [path, first]),
    ];
  });

/** Parts share names: the first one of the table counts. */
const PLACES = [
  ...placesIn(ORDERED_FIELDS).toReversed(),
  ...ORDER_TEXT_NAMES.map((name) => [name, orderFields.text(name)] as const),
];

/** Skips places in lists and names that the order doesn't have. @shape `$.ausRequests[0].transactionType` and the like */
function fieldAt(path: string, ofServices: readonly (readonly [string, string])[]): Place | undefined {
  if (/acknowledgement/i.test(path)) return orderFields.acknowledgement;
  const fields = new Map<string, Place>([...PLACES, ...ofServices]);
  const names = path.toLowerCase().match(/[a-z_]+/g) ?? [];
  return names
    .map((name, place) => fields.get(`${names[place - 1]}.${name}`) ?? fields.get(name))
    .findLast((field) => field !== undefined);
}
