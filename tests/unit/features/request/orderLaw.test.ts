import { describe, expect, it, vi } from 'vitest';
import { acknowledgementTicked, selectAcknowledgementData } from '@/features/request/state/acknowledgementSlice';
import { borrowersEdited, serviceEdited } from '@/features/request/state/orderDraftSlice';
import { borrowerKey } from '@/features/request/rules/borrower';
import { selectProblem } from '@/features/request/state/requestScreenSlice';
import { FailedCall } from '@/lib/failure';
import type { LoanDeps } from '@/sagaDeps';
import { placeChanged } from '@/features/navigation/navigationSlice';
import { readAnswered, readAsked, readWanted } from '@/reads/readState';
import type { Ref } from '@/reads/readValues';
import { borrower } from '@tests/fixtures/order';
import { historyItem } from '@tests/fixtures/historyItem';
import {
  confirm,
  desksForTests,
  linesOf,
  type OrderDesk,
  settle,
  submissionOf,
  submit,
} from '@tests/support/orderDesk';
import { AUTHORIZED, HEADER, LOAN_ID, orderService, type OrderService, PRIVILEGES } from '@tests/support/orderService';

const open = desksForTests();

/** Presses Submit while a request runs, so that a question is open. */
async function ask(world: (toasts: string[]) => Partial<LoanDeps> = () => ({}), service = orderService()) {
  const toasts: string[] = [];
  const notify = ({ text }: { text: string }) => void toasts.push(text);
  const desk = open(service, undefined, { notify, ...world(toasts) });
  desk.store.dispatch(
    readAnswered({ name: 'historySection', answer: [historyItem({ requestId: '900', status: 'Processing' })] }),
  );
  const { borrowers } = service;
  desk.store.dispatch(readAnswered({ name: 'borrowers', key: 'aus', answer: borrowers }));
  desk.store.dispatch(borrowersEdited({ keys: borrowers.map(borrowerKey), edit: { type: 'REQUEST_NEW' } }));
  await submit(desk);
  expect(submissionOf(desk).status).toBe('confirming');
  return { service, desk, toasts };
}

const refused = async ({ service, desk, toasts }: Awaited<ReturnType<typeof ask>>, reason: string): Promise<void> => {
  await confirm(desk);
  expect(service.sent).toEqual([]);
  expect(selectProblem(desk.store.getState())).toBe(`Nothing was ordered. ${reason}`);
  expect(toasts).toEqual([]);
  expect(['editing', 'invalid']).toContain(submissionOf(desk).status);
};

const CHANGED = "The borrowers' authorization has changed since you pressed Submit.";
const ORDER_CHANGED = 'The order has changed since you pressed Submit. Check it, and submit it again.';

it('an order is the same, whatever the sequence of the borrowers that are read again', async () => {
  const service = orderService({ borrowers: [borrower(1), borrower(2)] });
  const asked = await ask(() => ({}), service);
  service.borrowers = service.borrowers.toReversed();
  await confirm(asked.desk);
  expect(service.sent).toHaveLength(1);
});

describe('an authorization that the user withdraws, and that the service still shows', () => {
  async function withdraw() {
    const service = orderService();
    const refusal = new FailedCall({ kind: 'http', call: 'saveAcknowledgement', status: 403 });
    vi.spyOn(service, 'saveAcknowledgement').mockRejectedValue(refusal);
    const desk = open(service);
    desk.store.dispatch(acknowledgementTicked(false));
    await settle();
    await submit(desk);
    return { service, desk };
  }

  it('is asked about: the order says that the borrowers have authorized it', async () => {
    const { service, desk } = await withdraw();
    expect(service.sent).toEqual([]);
    expect(linesOf(desk)).toContain("You withdrew the borrowers' authorization, but the service still shows it.");
    await confirm(desk);
    expect(service.sent).toHaveLength(1);
  });

  it('orders nothing if the service shows the withdrawal after the question', async () => {
    const { service, desk } = await withdraw();
    service.acknowledgement = { ...AUTHORIZED, isBorrowerAcknowledgementForCreditPullObtained: false };
    await confirm(desk);
    expect(service.sent).toEqual([]);
  });
});

describe('what makes an order lawful, when it changes while a question is open', () => {
  it('at the lender: the authorization', async () => {
    const asked = await ask();
    asked.service.acknowledgement = { ...AUTHORIZED, isBorrowerAcknowledgementForCreditPullObtained: false };
    await refused(asked, CHANGED);
  });

  it.each([undefined, null])('at the lender: an authorization that it does not say (%s)', async (isObtained) => {
    const asked = await ask();
    asked.service.acknowledgement = {
      ...AUTHORIZED,
      isBorrowerAcknowledgementForCreditPullObtained: isObtained ?? null,
    };
    await refused(asked, CHANGED);
  });

  it('at the lender: an authorization that cannot be loaded', async () => {
    const asked = await ask();
    vi.spyOn(asked.service, 'readAcknowledgement').mockRejectedValue(
      new FailedCall({ kind: 'timeout', call: 'acknowledgement' }),
    );
    await refused(
      asked,
      'The borrowers and their authorization could not be loaded again. Check them, and submit the order again.',
    );
    expect(selectAcknowledgementData(asked.desk.store.getState())).toMatchObject({
      value: undefined,
      status: 'failed',
    });
  });

  it('at the lender: the permission, the lock and the borrowers', async () => {
    const forbidden = await ask();
    forbidden.service.privileges = { ...PRIVILEGES, canSubmitAus: false };
    await refused(forbidden, 'You do not have permission to order.');
    const locked = await ask();
    locked.service.header = { ...HEADER, isReadOnly: true };
    await refused(locked, 'This loan is read-only.');
    const fewer = await ask();
    fewer.service.borrowers = [borrower(2)];
    await refused(fewer, ORDER_CHANGED);
  });

  const inStore: [string, (desk: OrderDesk, service: OrderService) => void, string][] = [
    [
      'a withdrawn authorization',
      ({ store }) =>
        store.dispatch(
          readAnswered({
            name: 'acknowledgement',
            answer: { ...AUTHORIZED, isBorrowerAcknowledgementForCreditPullObtained: false },
          }),
        ),
      CHANGED,
    ],
    ['an authorization that is being saved', ({ store }) => store.dispatch(acknowledgementTicked(false)), CHANGED],
    [
      'a borrower who is left out',
      ({ store }) => store.dispatch(borrowersEdited({ keys: [borrowerKey(borrower(1))], edit: { isSelected: false } })),
      ORDER_CHANGED,
    ],
    [
      'another system',
      ({ store }) => store.dispatch(serviceEdited({ option: 'lp', edit: { type: 'request_new' } })),
      ORDER_CHANGED,
    ],
    [
      'a loan that became read-only',
      ({ store }, service) => {
        service.header = undefined;
        store.dispatch(readAnswered({ name: 'loanHeaderData', answer: { ...HEADER, isReadOnly: true } }));
      },
      'This loan is read-only.',
    ],
    [
      'a lost permission',
      ({ store }, service) => {
        service.privileges = undefined;
        store.dispatch(readAnswered({ name: 'userPrivileges', answer: { ...PRIVILEGES, canSubmitAus: false } }));
      },
      'You do not have permission to order.',
    ],
  ];

  it.each(inStore)('in this tab: %s', async (_, change, reason) => {
    const asked = await ask();
    if (reason === CHANGED)
      asked.service.acknowledgement = { ...AUTHORIZED, isBorrowerAcknowledgementForCreditPullObtained: false };
    change(asked.desk, asked.service);
    await refused(asked, reason);
  });

  it('in this tab: an authorization that is being withdrawn, which the lender does not know yet', async () => {
    const asked = await ask();
    asked.desk.store.dispatch(acknowledgementTicked(false));
    await refused(asked, CHANGED);
  });

  it('in this tab: the person', async () => {
    let person = 'rita';
    const asked = await ask(() => ({
      auth: { signedInAt: () => null, personMark: () => person } as unknown as LoanDeps['auth'],
    }));
    person = 'sam';
    await refused(asked, 'Another user has signed in since you pressed Submit.');
  });
});

describe('a read of the law that another read ends while the lock is held', () => {
  /** `name` is asked for again, without an answer, when the header has been asked for. */
  async function askAgain(ref: Ref, at: 'header' | 'borrowers') {
    const asked = await ask();
    const { [at]: value } = asked.service;
    Object.defineProperty(asked.service, at, {
      get: () => (asked.desk.store.dispatch(readAsked([ref], { isQuiet: true })), value),
    });
    return asked;
  }

  it('counts as unknown: the header is asked about, and the order can be sent then', async () => {
    const { service, desk } = await askAgain({ name: 'loanHeaderData' }, 'borrowers');
    await confirm(desk);
    expect(service.sent).toEqual([]);
    expect(submissionOf(desk)).toMatchObject({ status: 'confirming', concerns: [{ kind: 'undelivered' }] });
    await confirm(desk);
    expect(service.placed).toHaveLength(1);
  });

  it('counts as unknown: without the authorization nothing is ordered', async () => {
    await refused(
      await askAgain({ name: 'acknowledgement' }, 'header'),
      'The borrowers and their authorization could not be loaded again. Check them, and submit the order again.',
    );
  });
});

it('a sign-in that gets too old while a question is open is asked for again', async () => {
  const signedInAt = orderService().now();
  const { service, desk } = await ask(() => ({
    config: { CREDIT_PRICES: {}, OKTA_CONFIG: { HARD_PULL_MAX_AGE_S: 600 } } as unknown as LoanDeps['config'],
    auth: { signedInAt: () => signedInAt, personMark: () => 'rita' } as unknown as LoanDeps['auth'],
  }));
  await settle(601_000);
  await confirm(desk);
  expect(submissionOf(desk)).toEqual({ status: 'signInNeeded' });
  expect(service.sent).toEqual([]);
});

it('an earlier read that is answered while the law is read counts no longer', async () => {
  const { service, desk, toasts } = await ask();
  const after = (ms: number, isObtained: boolean) => async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return { ...AUTHORIZED, isBorrowerAcknowledgementForCreditPullObtained: isObtained };
  };
  vi.spyOn(service, 'readAcknowledgement')
    .mockImplementationOnce(after(500, false))
    .mockImplementationOnce(after(1_000, true));
  desk.store.dispatch(readWanted({ name: 'acknowledgement' }));
  await confirm(desk);
  await settle(2_000);
  expect(toasts).toEqual(['Order sent: DU, request 1.']);
});

it('a user who leaves while the law is read orders nothing, whatever it says', async () => {
  const { service, desk, toasts } = await ask();
  vi.spyOn(service, 'readAcknowledgement').mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return AUTHORIZED;
  });
  await confirm(desk);
  desk.store.dispatch(
    placeChanged({ href: '', kind: 'guarded', loanId: LOAN_ID, area: 'history', wantsFirstRoute: false }),
  );
  await settle(2_000);
  expect(service.sent).toEqual([]);
  expect(toasts).toEqual([expect.stringMatching(/^Nothing was ordered\. /)]);
});

it('an unchanged order is sent after the question, with what was loaded again', async () => {
  const { service, desk, toasts } = await ask();
  await confirm(desk);
  expect(service.placed).toHaveLength(1);
  expect(toasts).toEqual(['Order sent: DU, request 1.']);
});

describe('an order without a question', () => {
  it('loads nothing again', async () => {
    const service = orderService();
    const read = vi.spyOn(service, 'readAcknowledgement');
    await submit(open(service));
    expect(service.placed).toHaveLength(1);
    expect(read).not.toHaveBeenCalled();
  });

  it('loads again what gets ten minutes old while the books are read', async () => {
    const service = orderService({ latency: 20_000 });
    const desk = open(service);
    const now = { at: Date.now(), tick: performance.now() };
    desk.store.dispatch(readAnswered({ name: 'acknowledgement', answer: AUTHORIZED, ...now }));
    service.acknowledgement = { ...AUTHORIZED, isBorrowerAcknowledgementForCreditPullObtained: false };
    await settle(590_000);
    await submit(desk);
    await settle(100_000);
    expect(selectProblem(desk.store.getState())).toBe(`Nothing was ordered. ${CHANGED}`);
    expect(service.sent).toEqual([]);
  });

  it('waits for an authorization that another window has changed', async () => {
    const service = orderService();
    const [desk, other] = [open(service), open(service)];
    service.savesAuthorization = true;
    other.store.dispatch(acknowledgementTicked(false));
    await settle();
    await submit(desk);
    expect(submissionOf(desk)).toEqual({ status: 'invalid', serviceIssues: [] });
    expect(service.sent).toEqual([]);
  });

  it('loads it again in a browser in which windows hear nothing of each other', async () => {
    const service = orderService();
    const { openNews } = service.browser;
    Object.assign(service.browser, { openNews: () => ({ ...openNews(), isOpen: false }) });
    service.acknowledgement = { ...AUTHORIZED, isBorrowerAcknowledgementForCreditPullObtained: false };
    await submit(open(service));
    expect(service.sent).toEqual([]);
  });
});
