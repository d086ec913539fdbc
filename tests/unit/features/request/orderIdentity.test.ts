import { expect, it } from 'vitest';
import type { LoanId } from '@/config/loanId';
import { SERVICE_OPTIONS, type ServiceOption, SERVICES } from '@/features/loan/rules/services';
import {
  orderRequestOf,
  type OrderRequest,
  fingerprintOf,
  identityOf,
} from '@/features/request/protocol/rules/orderRequest';
import { verificationKey } from '@/features/request/rules/digitalVerification';
import { FIRST, formOf, offer, sources, verification, wholesale } from '@tests/fixtures/order';

const LOAN_ID = '7100101' as LoanId;
const from = sources({ verifications: [verification()] });
const fingerprint = (draft: Parameters<typeof formOf>[1], of = from) =>
  fingerprintOf(LOAN_ID, orderRequestOf(formOf(of, draft)));

it.each<{ what: string; draft: Parameters<typeof formOf>[1] }>([
  { what: 'credit alone', draft: { mode: 'credit' } },
  { what: 'another service', draft: { services: { lp: { type: 'import_existing' } } } },
  { what: 'a new report', draft: { borrowers: { [FIRST]: { type: 'REQUEST_NEW' } } } },
  { what: 'no verification report', draft: { verifications: { [verificationKey(verification())]: false } } },
])('an order with $what is another order', async ({ draft }) => {
  expect(await fingerprint(draft)).not.toBe(await fingerprint({}));
});

it.each<{ what: string; draft: Parameters<typeof formOf>[1] }>([
  { what: 'note', draft: { note: 'Second try' } },
  { what: 'account', draft: { accountNumber: 'BRIGHT139', remembersAccount: true } },
])('what a reload loses does not make the same order another one: $what', async ({ draft }) => {
  expect(await fingerprint(draft, wholesale())).toBe(await fingerprint({}, wholesale()));
});

/**
 * The fields that a different value may have in the same order. A new field of the order belongs here, or is identity.
 */
const NO_IDENTITY = [
  'businessChannelId',
  'isMultiAusRequest',
  'isCreditImportOnly',
  'ausRequests.ausRequestTypeId',
  'ausRequests.isLPThroughCaliber',
  'creditAgency.mappedToCreditAgencyId',
  'creditAgency.fromAusRequestType',
  'creditAgency.toAusRequestType',
  'creditAgency.userName',
  'creditAgency.rememberAccountDetails',
  'isBorrowerAcknowledgementForCreditPullObtained',
  'note',
];

const UPDATE = { type: 'import_existing', identifier: '1684025517', loanIdentifier: 'L1' } as const;

const ORDER = {
  ...orderRequestOf(
    formOf(wholesale({ verifications: [verification()] }), {
      ...{ note: 'Second try', services: { du: UPDATE, lp: UPDATE } },
    }),
  ),
  // As a field that has a value may lose it, and the other way round.
  digitalVerifications: [
    { borrowerId: '101', verificationSystem: 'FORMFREE', verificationType: 'ASSET', reportId: 'R1' },
  ],
} satisfies OrderRequest;

type Path = readonly string[];

/** The path of every value in the order. */
const pathsIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([field, each]) => pathsIn(each, [...path, field]))
    : [path];

const changedAt = (value: unknown, [field, ...rest]: Path): unknown => {
  if (field === undefined) return typeof value === 'boolean' ? !value : `${String(value)} changed`;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[field] = changedAt(copy[field], rest);
  return copy;
};

it.each(pathsIn(ORDER).map((path) => ({ path, name: path.filter((part) => !/^\d+$/.test(part)).join('.') })))(
  'the key of a lost order is repeated after a change of $name only if that is no identity',
  async ({ path, name }) => {
    const before = await fingerprintOf(LOAN_ID, ORDER);
    const after = await fingerprintOf(LOAN_ID, changedAt(ORDER, path) as OrderRequest);
    expect(after === before).toBe(NO_IDENTITY.includes(name));
  },
);

const update = (option: ServiceOption, identifiers: { identifier: string; loanIdentifier: string }) => {
  const { services, ...form } = formOf(wholesale({ requestTypes: SERVICE_OPTIONS.map((each) => offer(each)) }));
  const row = services.find((each) => each.option === option);
  if (row === undefined) throw new Error(`Request offers no ${option}`);
  return orderRequestOf({ ...form, services: [{ ...row, type: 'import_existing', ...identifiers }] });
};

it.each(
  SERVICE_OPTIONS.flatMap((option) => [
    { option, field: 'identifier' },
    ...(SERVICES[option].loanIdentifier === null ? [] : [{ option, field: 'loanIdentifier' }]),
  ]),
)('orders that update $option with another $field are not equal', ({ option, field }) => {
  const one = update(option, { identifier: 'A1', loanIdentifier: 'L1' });
  const other = update(option, { identifier: 'A1', loanIdentifier: 'L1', [field]: 'B2' });
  expect(identityOf(other)).not.toEqual(identityOf(one));
});

it('every field of an order is tried', () => {
  const names = new Set(pathsIn(ORDER).map((path) => path.filter((part) => !/^\d+$/.test(part)).join('.')));
  for (const name of NO_IDENTITY) expect(names).toContain(name);
  expect(names.size, 'fields of ORDER: give a new one a value there, and count it here').toBe(35);
});

/** The journal keeps the hash, and a tab of an earlier build may still be open. */
it('the identity of an order has the values of earlier builds, whatever its fields are called', () => {
  const { ausRequests, requestBorrowers, ...rest } = ORDER;
  const [du, lp] = ausRequests;
  const [borrower] = requestBorrowers;
  if (du === undefined || lp === undefined || borrower === undefined) throw new Error('no order');
  const { caseFileIdentifier: _, ...anew } = { ...du, transactionType: 'request_new' as const };
  const order = { ...rest, ausRequests: [du, lp, anew], requestBorrowers: [borrower] };
  expect(JSON.stringify(identityOf(order))).toBe(
    JSON.stringify([
      ...['aus', false],
      [
        ['du', 'import_existing', '1684025517', null],
        ['lp', 'import_existing', '1684025517', 'L1'],
        ['du', 'request_new', null, null],
      ],
      ['138'],
      [['901', '101', '1', true, true, 'RE_ISSUE', 'CR48201973', false, false, null, false]],
      [['101', 'FORMFREE', 'ASSET', 'R1']],
    ]),
  );
  expect(identityOf({ ...order, requestTypeId: 2, creditAgency: null })).toMatchObject({ 0: 'credit', 3: null });
});
