import { all, call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { watchHidden } from '@/browser/page';
import type { OrderForm } from '@/features/request/rules/orderForm';
import { withoutSecret } from '@/features/request/rules/orderRefusal';
import { selectMode } from '@/features/request/state/orderSelectors';
import { requestsRead } from '@/features/request/state/requestScreenSlice';
import { isPlausibleId } from '@/features/runs/rules/historyItem';
import type { Books } from '@/features/runs/rules/historyRead';
import type { Failure } from '@/lib/failure';
import { callApi, callOptional, failureOf } from '@/lib/saga';
import { ask, readStrictly } from '@/reads/readNow';
import type { LoanDeps } from '@/sagaDeps';
import { TYPED_ACCOUNT } from './credentialVault';
import { noteSentHere, noteTimeOf } from './orderJournal';
import { contentOf, fingerprintOf, type OrderRequest, orderRequestOf, wordingOf } from './rules/orderRequest';
import type { Facts, Incoming } from './rules/orderState';
import type { Command } from './rules/orderSteps';

export function* readFacts(deps: LoanDeps, form: OrderForm, isLawRead: boolean): SagaGenerator<Facts> {
  const order = orderRequestOf(form);
  const { books, unknown, fingerprint, content, wording } = yield* all({
    books: call(readRequests, deps),
    unknown: isLawRead ? call(readLaw, deps) : call((): Facts['unknown'] => []),
    fingerprint: call(fingerprintOf, deps.loanId, order),
    content: call(contentOf, deps.loanId, order),
    wording: call(wordingOf, order),
  });
  const hasPassword = passwordFor(deps, form, order) !== undefined;
  return { order, fingerprint, content, wording, books, isLawRead, unknown, hasPassword };
}

/** What one read has shown stays known, if the next is of an older copy. */
function* readRequests({ api, loanId }: LoanDeps): SagaGenerator<Books | undefined> {
  const books = yield* callOptional(api.history.books, { loanId });
  if (books !== undefined) yield* put(requestsRead(books.rows));
  return books;
}

/** Loads again what makes an order lawful. Returns what could not be loaded. */
function* readLaw(deps: LoanDeps): SagaGenerator<Facts['unknown']> {
  const law = yield* all({
    acknowledgement: readStrictly(deps, 'acknowledgement'),
    privileges: readStrictly(deps, 'userPrivileges'),
    header: readStrictly(deps, 'loanHeaderData'),
    borrowers: readStrictly(deps, 'borrowers', yield* select(selectMode)),
  });
  return (['header', 'privileges', 'acknowledgement', 'borrowers'] as const).filter((name) => law[name] === undefined);
}

/** From the latest request if the books can't be loaded: it includes an order that was just placed. */
export function* readBooks(deps: LoanDeps): SagaGenerator<Incoming<'booksRead'>> {
  const books = yield* call(readRequests, deps);
  if (books !== undefined) return { type: 'booksRead', books, recent: [] };
  const { getAusRequestItems: items = [] } = (yield* ask(deps, 'recentRequestData')) ?? {};
  const recent = items
    .filter(({ requestID }) => isPlausibleId(requestID))
    .map(({ requestID, ...item }) => ({
      ...item,
      requestId: requestID,
      clientRequestKey: null,
      submittedBy: null,
      creditDetail: [],
    }));
  return { type: 'booksRead', books, recent };
}

export function* place(
  deps: LoanDeps,
  { sent, form }: Extract<Command, { do: 'send' }>,
): SagaGenerator<Incoming<'answered' | 'failed'>> {
  const { api, lasting, loanId, memory, telemetry } = deps;
  const { attempt, order } = sent;
  const password = passwordFor(deps, form, order) ?? '';
  noteSentHere(memory, loanId, attempt);
  noteTimeOf(lasting, attempt);
  const isTimed = watchTime(deps);
  const sentAt = performance.now();
  try {
    const answer = yield* callApi(api.orders.place, { loanId, order, clientRequestKey: attempt.key, password });
    return { type: 'answered', answer };
  } catch (caught) {
    return { type: 'failed', failure: withoutPassword(failureOf(caught, deps, 'order.place'), password) };
  } finally {
    noteTimeOf(lasting, attempt);
    if (isTimed()) telemetry.metric('order-round-trip', performance.now() - sentAt);
  }
}

/** The monotonic clock may stop in a sleep, and hidden pages are slow: then a time says nothing about the service. */
function watchTime({ now }: LoanDeps): () => boolean {
  const wasHidden = watchHidden();
  const [startedAt, tick] = [now(), performance.now()];
  return () => !wasHidden() && Math.abs(now() - startedAt - (performance.now() - tick)) < SLEPT_MS;
}

/** More than two clocks differ by themselves in a minute. */
const SLEPT_MS = 2_000;

/**
 * Returns the password that the form shows: the agency's stored one or the typed one; '' for an order without account.
 * @empty undefined if the vault was emptied after the press, for example because the user left the screen
 */
function passwordFor({ vault }: LoanDeps, form: OrderForm, { creditAgency }: OrderRequest): string | undefined {
  if (creditAgency?.userName === undefined) return '';
  const { selected, password } = form.agency;
  return vault.of(password === 'on file' && selected !== undefined ? selected.account : TYPED_ACCOUNT) || undefined;
}

/** State holds no passwords. */
const withoutPassword = ({ reasons = [], ...failure }: Failure, password: string): Failure => ({
  ...failure,
  reasons: reasons.map((reason) => ({ ...reason, message: reason.message && withoutSecret(reason.message, password) })),
});
