import { selectProblem } from '@/features/request/state/requestScreenSlice';
import { describe, expect, it } from 'vitest';
import { FailedCall } from '@/lib/failure';
import { borrowerKey } from '@/features/request/rules/borrower';
import { acknowledgementSaved, acknowledgementTicked } from '@/features/request/state/acknowledgementSlice';
import { businessChannelChanged } from '@/features/request/state/requestSetupSlice';
import { storedPasswordsForgotten } from '@/features/request/state/creditReportSlice';
import { borrowersEdited, selectHasTypedPassword, passwordTyped } from '@/features/request/state/orderDraftSlice';
import * as orderTexts from '@/features/request/orderTexts';
import { selectOrderBlock } from '@/features/request/state/orderSelectors';
import { orderDeclined, selectSubmission, submitPressed } from '@/features/request/protocol/submissionSlice';
import { TYPED_ACCOUNT } from '@/features/request/protocol/credentialVault';
import { selectRead, readAnswered, readFailed, readWanted } from '@/reads/readState';
import { followAgency } from '@/features/request/protocol/vaultSaga';
import type { LoanDeps } from '@/sagaDeps';
import { historyItem } from '@tests/fixtures/historyItem';
import { agency, borrower, loanData, recentRequest, typeData, WHOLESALE } from '@tests/fixtures/order';
import { confirm, desksForTests, goTo, settle, submissionOf, submit, type OrderDesk } from '@tests/support/orderDesk';
import { orderService } from '@tests/support/orderService';

const open = desksForTests();

const OBTAINED = {
  isBorrowerAcknowledgementForCreditPullObtained: true,
  isRequired: true,
  obtainedOn: null,
  obtainedBy: null,
};

describe('a press that waits for the acknowledgement', () => {
  it.each([
    { what: 'orders once it has been saved', leaves: false, orders: 1 },
    { what: 'is taken back by leaving the screen, even for a moment', leaves: true, orders: 0 },
  ])('$what', async ({ leaves, orders }) => {
    const service = orderService();
    const toasts: string[] = [];
    const desk = open(service, undefined, { notify: ({ text }) => void toasts.push(text) });
    desk.store.dispatch(acknowledgementTicked(true));
    desk.store.dispatch(submitPressed());
    await settle();
    expect(service.sent).toHaveLength(0);
    if (leaves) {
      goTo(desk, 'history');
      goTo(desk, 'request');
    }
    desk.store.dispatch(readAnswered({ name: 'acknowledgement', answer: OBTAINED }));
    desk.store.dispatch(acknowledgementSaved());
    await settle();
    expect(service.sent).toHaveLength(orders);
    expect(selectProblem(desk.store.getState())).toBe(
      leaves ? 'Nothing was ordered. You left Request before the order was sent.' : null,
    );
    expect(toasts).toEqual(
      leaves ? ['Nothing was ordered. You left Request before the order was sent.'] : ['Order sent: DU, request 1.'],
    );
  });
});

const WHOLESALE_LOAN = [
  readAnswered({ name: 'loanData', answer: loanData({ productMoniker: 'CL1-CONF30', businessChannelId: WHOLESALE }) }),
  businessChannelChanged(WHOLESALE),
  readAnswered({ name: 'lpThruCalRequest', answer: typeData({ defaultType: 'not_applicable' }) }),
  readAnswered({ name: 'creditAgencies', key: 'du', answer: [agency({ userName: 'BRIGHT138' })] }),
];

describe('a user who leaves while the press is checked', () => {
  it.each([
    { who: 'a retail user', loan: [] },
    { who: 'a broker', loan: WHOLESALE_LOAN },
  ])('$who orders nothing, and a toast says so', async ({ loan }) => {
    const service = orderService({ latency: 1_000 });
    const toasts: string[] = [];
    const desk = open(service, undefined, { notify: ({ text }) => void toasts.push(text) });
    for (const action of loan) desk.store.dispatch(action);
    desk.store.dispatch(passwordTyped(loan.length > 0));
    desk.vault.keep(TYPED_ACCOUNT, 'secret');
    await submit(desk);
    expect(submissionOf(desk).status).toBe('submitting');
    goTo(desk, 'history');
    await settle(5_000);
    expect(service.sent).toHaveLength(0);
    expect(submissionOf(desk).status).toBe('editing');
    expect(toasts).toEqual(['Nothing was ordered. You left Request before the order was sent.']);
  });
});

it.each([
  { what: 'goes with its password', hasLeft: false, orders: 1 },
  { what: 'does not leave when its password has gone since the press', hasLeft: true, orders: 0 },
])("a broker's order $what", async ({ hasLeft, orders }) => {
  const service = orderService();
  const desk = open(service);
  for (const action of WHOLESALE_LOAN) desk.store.dispatch(action);
  if (!hasLeft) desk.vault.keep(TYPED_ACCOUNT, 'secret');
  desk.store.dispatch(passwordTyped(true));
  desk.store.dispatch(submitPressed());
  await settle();
  expect(service.sent.map(({ password }) => password)).toEqual(orders === 0 ? [] : ['secret']);
  expect(selectHasTypedPassword(desk.store.getState())).toBe(false);
  expect(selectSubmission(desk.store.getState()).status).toBe(orders === 0 ? 'invalid' : 'editing');
});

it("a broker's order is not sent if the form has lost its password while a question was open", async () => {
  const service = orderService();
  const desk = open(service);
  for (const action of WHOLESALE_LOAN) desk.store.dispatch(action);
  desk.store.dispatch(readAnswered({ name: 'historySection', answer: [RUNNING] }));
  desk.vault.keep(TYPED_ACCOUNT, 'secret');
  desk.store.dispatch(passwordTyped(true));
  await submit(desk);
  desk.store.dispatch(passwordTyped(false));
  await confirm(desk);
  expect(service.sent).toEqual([]);
  expect(submissionOf(desk)).toEqual({ status: 'invalid', serviceIssues: [] });
});

it('a typed password goes when loaded data selects another agency', () => {
  const desk = open(orderService());
  for (const action of WHOLESALE_LOAN) desk.store.dispatch(action);
  const following = desk.store.run(followAgency, { vault: desk.vault } as LoanDeps);
  desk.vault.keep(TYPED_ACCOUNT, 'secret');
  desk.store.dispatch(passwordTyped(true));
  const others = [agency({ creditAgencyId: '139', userName: 'OTHER139' })];
  desk.store.dispatch(readAnswered({ name: 'creditAgencies', key: 'du', answer: others }));
  expect(desk.vault.of(TYPED_ACCOUNT)).toBeUndefined();
  expect(selectHasTypedPassword(desk.store.getState())).toBe(false);
  following.cancel();
});

it('a refusal that repeats the password leaves it out of the state', async () => {
  const service = orderService();
  service.place = () => {
    const said = { key: null, field: null, borrowerKey: null, message: 'Login BRIGHT138/hunter2 failed' };
    throw new FailedCall({ kind: 'http', call: 'placeOrder', status: 403, reasons: [said] });
  };
  const desk = open(service);
  for (const action of WHOLESALE_LOAN) desk.store.dispatch(action);
  desk.vault.keep(TYPED_ACCOUNT, 'hunter2');
  desk.store.dispatch(passwordTyped(true));
  await submit(desk);
  expect(submissionOf(desk)).toMatchObject({
    status: 'unconfirmed',
    refusal: { status: 403, reasons: [{ message: 'Login BRIGHT138/••• failed' }] },
  });
  expect(JSON.stringify(desk.store.getState())).not.toContain('hunter2');
});

it.each([
  { what: 'is refused', act: ({ store }: OrderDesk) => void store.dispatch(borrowersEdited(NOTHING_ORDERED)) },
  {
    what: 'is declined',
    act: (desk: OrderDesk) => void desk.store.dispatch(readAnswered({ name: 'historySection', answer: [RUNNING] })),
  },
])('a typed password is cleared when its press $what', async ({ act }) => {
  const service = orderService();
  const desk = open(service);
  act(desk);
  desk.vault.keep(TYPED_ACCOUNT, 'secret');
  desk.store.dispatch(submitPressed());
  await settle();
  desk.store.dispatch(orderDeclined());
  await settle();
  expect(service.sent).toHaveLength(0);
  expect(desk.vault.of(TYPED_ACCOUNT)).toBeUndefined();
});

const NOTHING_ORDERED = { keys: [borrowerKey(borrower(1))], edit: { type: 'NONE' as const } };
const RUNNING = historyItem({ status: 'Processing' });

it('nothing can be pressed while stored passwords reload, but a failure does not lock the form', () => {
  const { store } = open(orderService());
  const block = () => selectOrderBlock(store.getState());
  const stored = agency({ userName: 'BRIGHT138', hasStoredPassword: true });
  store.dispatch(readAnswered({ name: 'creditAgencies', key: 'du', answer: [stored] }));
  store.dispatch(readWanted({ name: 'creditAgencies', key: 'du' }));
  expect(block()).toBeNull();
  store.dispatch(storedPasswordsForgotten());
  expect(block()).toBe(orderTexts.stillLoading);
  store.dispatch(
    readFailed({ name: 'creditAgencies', key: 'du', failure: { kind: 'network', call: 'creditAgencies' } }),
  );
  expect(block()).toBeNull();
  store.dispatch(readAnswered({ name: 'creditAgencies', key: 'du', answer: [stored] }));
  expect(block()).toBeNull();
});

it("a retail loan's stored passwords load again after a refused order", async () => {
  const service = orderService({ behavior: 'forbids' });
  const desk = open(service);
  const stored = agency({ hasStoredPassword: true });
  desk.store.dispatch(readAnswered({ name: 'creditAgencies', key: 'du', answer: [stored] }));
  await submit(desk);
  expect(submissionOf(desk).status).toBe('unconfirmed');
  expect(selectRead(desk.store.getState(), 'creditAgencies', 'du').status).toBe('loading');
  desk.store.dispatch(readAnswered({ name: 'creditAgencies', key: 'du', answer: [stored] }));
  desk.store.dispatch(readAnswered({ name: 'creditAgencies', key: 'lp', answer: [] }));
  expect(selectOrderBlock(desk.store.getState())).toBeNull();
});

it('the stored passwords load again after a refused order that needed none', async () => {
  const service = orderService({ behavior: 'forbids' });
  const desk = open(service);
  for (const action of WHOLESALE_LOAN) desk.store.dispatch(action);
  const stored = agency({ userName: 'BRIGHT138', hasStoredPassword: true });
  desk.store.dispatch(readAnswered({ name: 'creditAgencies', key: 'du', answer: [stored] }));
  desk.store.dispatch(
    readAnswered({ name: 'recentRequestData', answer: recentRequest({ businessChannelId: WHOLESALE }) }),
  );
  const onFile = borrower(1, { creditReportDocumentId: 'report 1' });
  desk.store.dispatch(readAnswered({ name: 'borrowers', key: 'aus', answer: [onFile] }));
  desk.store.dispatch(borrowersEdited(NOTHING_ORDERED));
  await submit(desk);
  expect(service.sent).toMatchObject([{ order: { creditAgency: null }, password: '' }]);
  expect(submissionOf(desk).status).toBe('unconfirmed');
  expect(selectRead(desk.store.getState(), 'creditAgencies', 'du').status).toBe('loading');
  expect(selectOrderBlock(desk.store.getState())).toBe(orderTexts.stillLoading);
});
