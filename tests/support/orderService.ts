import type { OrderToPlace } from '@/features/request/api/orders';
import type { LoanId } from '@/config/loanId';
import type { Privileges } from '@/features/loan/rules/privileges';
import { ALL_PRIVILEGES } from '@tests/fixtures/privileges';
import type { OrderAnswer } from '@/features/request/protocol/rules/orderOutcome';
import type { Books } from '@/features/runs/rules/historyRead';
import type { ServiceOption } from '@/features/loan/rules/services';
import { FailedCall, type Failure } from '@/lib/failure';
import { createLastingMemory } from '@/browser/memory';
import { orderJournal } from '@/features/request/protocol/orderJournal';
import type { News, OrderNews } from '@/features/request/protocol/orderNews';
import { historyItem } from '@tests/fixtures/historyItem';
import { borrower } from '@tests/fixtures/order';
import { lockManager } from '@tests/support/lockManager';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import type { LoanHeader } from '@/features/loan/api/contract/loan';
import type { Acknowledgement, RequestBorrower } from '@/features/request/api/contract/requestSetup';

export const LOAN_ID = '7100101' as LoanId;

/** How the service responds to the next orders. */
export type ServiceBehavior =
  | 'answers'
  /** The order is placed, but its response is lost. */
  | 'losesAnswer'
  /** The order is placed, then the service fails. */
  | 'breaksAfterwards'
  /** The order is placed, its response is lost, and History can't be read from then on. */
  | 'goesDown'
  /** The order is placed, and the response names nothing. */
  | 'namesNothing'
  /** The order is not received. */
  | 'isOutOfReach'
  | 'refuses'
  | 'forbids'
  | 'rejects'
  /** The order is placed, then refused with a status that usually means that it isn't. */
  | 'forbidsAfterwards'
  | 'rejectsAfterwards'
  | 'missesAfterwards'
  | 'unauthorizedAfterwards'
  | 'goneAfterwards'
  | 'badAfterwards'
  /** Only DU is placed; then the order is refused with a 400 that names a field of LPA. */
  | 'refusesAfterPart'
  /** The order is not placed: a 400 that names a field of the whole order. */
  | 'refusesField'
  /** The order is placed, and the response is about another loan: the client can't read it. */
  | 'isForeign'
  /** The order is not placed, because something else is in the way. */
  | 'collides'
  /** The order is placed after a delay. */
  | 'isSlow';

/** One row of the lender's books. */
interface Booked {
  requestId: string;
  multiId: string | null;
  option: ServiceOption | null;
  key: string;
  at: number;
  submittedBy: string;
}

const AFTERWARDS: Partial<Record<ServiceBehavior, number>> = {
  breaksAfterwards: 500,
  forbidsAfterwards: 403,
  rejectsAfterwards: 422,
  missesAfterwards: 404,
  unauthorizedAfterwards: 401,
  goneAfterwards: 410,
  badAfterwards: 400,
};

const reasonFor = (field: string) => ({ key: null, field, borrowerKey: null, message: 'It is not valid.' });

const SERVER_AHEAD_MS = 3 * 3_600_000;

interface Settings {
  acknowledgement: Acknowledgement;
  /** Undefined: the read fails, or says nothing. */
  privileges: Privileges | undefined;
  header: LoanHeader | undefined;
  borrowers: RequestBorrower[];
  behavior: ServiceBehavior;
  isHistoryDown: boolean;
  /** Places only one order per key. */
  deduplicates: boolean;
  /** The status of the response to a key that it knows. */
  repeatStatus: number;
  /** History says which key a request came from. */
  echoesKeys: boolean;
  /** Milliseconds until History lists an order. */
  listsAfter: number;
  /** The list that an order reads comes from a copy that lacks the last milliseconds, or from one that is empty. */
  booksLag: number;
  areBooksEmpty: boolean;
  /** Milliseconds of every call. */
  latency: number;
  /** The services that it accepts; null: all. */
  accepts: ServiceOption[] | null;
  /** The browser sends each order again, as it does when a connection dies. */
  isDoubled: boolean;
  /** What it makes of the answer to an order. */
  distort: (answer: OrderAnswer) => OrderAnswer;
  /** Rows of the list that the app can't read: the latest of the books. */
  unread: number;
  /** Rows of the list that are another loan's, or none at all. */
  foreignRows: number;
  /** The note that the service has of every request; undefined where it returns none. */
  note: string | null | undefined;
  /** It returns the note of each order. */
  keepsNotes: boolean;
  /** It saves the authorization; otherwise the test dispatches the response itself. */
  savesAuthorization: boolean;
  /** The name of the user who sends an order. */
  userOf: (order: OrderToPlace) => string;
}

/** The borrowers have authorized the credit pull. */
export const AUTHORIZED: Acknowledgement = {
  isBorrowerAcknowledgementForCreditPullObtained: true,
  isRequired: true,
  obtainedOn: null,
  obtainedBy: null,
};

export const PRIVILEGES = ALL_PRIVILEGES;
export const HEADER: LoanHeader = {
  loanId: null,
  loanNumber: '1',
  borrowerName: null,
  loanStage: null,
  loanStageSequence: 1,
  lockedAusRequestTypeId: null,
  isReadOnly: false,
};

const DEFAULTS: Settings = {
  acknowledgement: AUTHORIZED,
  privileges: PRIVILEGES,
  header: HEADER,
  borrowers: [borrower(1)],
  behavior: 'answers',
  isHistoryDown: false,
  deduplicates: true,
  repeatStatus: 409,
  echoesKeys: true,
  listsAfter: 0,
  booksLag: 0,
  areBooksEmpty: false,
  latency: 0,
  accepts: null,
  isDoubled: false,
  distort: (answer) => answer,
  unread: 0,
  foreignRows: 0,
  note: undefined,
  keepsNotes: false,
  savesAuthorization: false,
  userOf: () => 'Rita Ibarra',
};

/** Creates a lender that records every order. Its clock differs from the computer's. */
export function orderService(settings: Partial<Settings> = {}) {
  const sent: OrderToPlace[] = [];
  const placed: (OrderToPlace & { at: string })[] = [];
  const books: Booked[] = [];
  const startedAt = Date.now() + SERVER_AHEAD_MS - performance.now();
  const now = (): number => startedAt + performance.now();
  const fail = (failure: Partial<Failure>): never => {
    throw new FailedCall({ kind: 'http', call: 'placeOrder', ...failure });
  };
  return {
    ...DEFAULTS,
    ...settings,
    browser: openBrowser(),
    placed,
    sent,
    books,
    now,
    async place(order: OrderToPlace, signal: AbortSignal): Promise<OrderAnswer> {
      sent.push(order);
      await this.travel();
      if (this.behavior === 'isOutOfReach') return fail({ kind: 'network' });
      if (this.behavior === 'refuses') return fail({ status: 400 });
      if (this.behavior === 'forbids') return fail({ status: 403 });
      if (this.behavior === 'rejects') return fail({ status: 422 });
      if (this.behavior === 'refusesField') return fail({ status: 400, reasons: [reasonFor('note')] });
      if (this.behavior === 'refusesAfterPart') {
        if (order.order.ausRequests.length > 1) this.accept(order, ['du']);
        return fail({ status: 400, reasons: [reasonFor('ausRequests[1].lpaKeyIdentifier')] });
      }
      if (this.behavior === 'collides') return fail({ status: 409 });
      if (this.behavior === 'isSlow') await new Promise((resolve) => setTimeout(resolve, 3_000));
      const { behavior } = this;
      const first = this.accept(order);
      const answer = this.isDoubled ? this.accept(order) : first;
      if (first === undefined && this.repeatStatus === 200) return this.distort(this.answerOf(order.clientRequestKey));
      if (first === undefined) return fail({ status: this.repeatStatus });
      await this.travel();
      if (behavior === 'goesDown') this.isHistoryDown = true;
      if (behavior === 'losesAnswer' || behavior === 'goesDown' || signal.aborted) return fail({ kind: 'network' });
      if (behavior === 'isForeign') return fail({ kind: 'unreadable' });
      const statusAfterwards = AFTERWARDS[behavior];
      if (statusAfterwards !== undefined) return fail({ status: statusAfterwards });
      if (behavior === 'namesNothing') return { requests: [], groupId: null, isWhole: true };
      return answer === undefined ? fail({ status: this.repeatStatus }) : this.distort(answer);
    },
    /** @empty undefined for an order that it placed before */
    accept(order: OrderToPlace, given?: ServiceOption[]): OrderAnswer | undefined {
      if (this.deduplicates && placed.some(({ clientRequestKey }) => clientRequestKey === order.clientRequestKey))
        return undefined;
      placed.push({ ...order, at: new Date(now()).toISOString() });
      const asked = order.order.ausRequests.map(({ ausOptionId }) => ausOptionId);
      const accepts = given ?? this.accepts;
      const accepted = asked.filter((option) => accepts?.includes(option) !== false);
      const options = order.order.isCreditImportOnly ? [null] : accepted;
      this.book(options, order.clientRequestKey, this.userOf(order));
      return this.answerOf(order.clientRequestKey);
    },
    answerOf(key: string): OrderAnswer {
      const rows = books.filter((row) => row.key === key);
      return {
        requests: rows.map(({ requestId, option }) => ({ requestId, system: option ?? 'credit_import_only' })),
        groupId: rows[0]?.multiId ?? null,
        isWhole: true,
      };
    },
    /** Writes one order into the books, as one request for each service. */
    book(options: (ServiceOption | null)[], key: string, submittedBy: string): Booked[] {
      const multiId = options.length > 1 ? `m${books.length + 1}` : null;
      const rows = options.map((option, index) => ({
        requestId: String(books.length + index + 1),
        multiId,
        option,
        key,
        submittedBy,
        at: now(),
      }));
      books.push(...rows);
      return rows;
    },
    items(lag = 0): HistoryItem[] {
      return books
        .filter(({ at }) => at + this.listsAfter + lag <= now())
        .map(({ requestId, multiId, option, key, at, submittedBy }) =>
          historyItem({
            requestId,
            multiAusRequestId: multiId,
            ausType: kindOf(option, multiId),
            system: option ?? 'credit_import_only',
            requestDate: new Date(at).toISOString(),
            clientRequestKey: this.echoesKeys ? key : null,
            submittedBy,
          }),
        );
    },
    async list(): Promise<Books> {
      await this.travel();
      return this.isHistoryDown ? fail({ status: 503 }) : this.readable();
    },
    async readAcknowledgement(): Promise<Acknowledgement> {
      await this.travel();
      return this.acknowledgement;
    },
    /** The latest rows may not be readable. */
    readable(): Books {
      const items = this.areBooksEmpty ? [] : this.items(this.booksLag);
      const rows = items.slice(0, Math.max(0, items.length - this.unread));
      return { rows, unread: items.length - rows.length + this.foreignRows };
    },
    noteOf(requestId: string): string | null | undefined {
      if (!this.keepsNotes) return this.note;
      const row = books.find((each) => each.requestId === requestId);
      return placed.find(({ clientRequestKey }) => clientRequestKey === row?.key)?.order.note || null;
    },
    async saveAcknowledgement(isObtained: boolean): Promise<Acknowledgement> {
      if (!this.savesAuthorization) return new Promise(() => undefined);
      await this.travel();
      this.acknowledgement = { ...AUTHORIZED, isBorrowerAcknowledgementForCreditPullObtained: isObtained };
      await this.travel();
      return this.acknowledgement;
    },
    async travel(): Promise<void> {
      if (this.latency === 0) await Promise.resolve();
      else await new Promise((resolve) => setTimeout(resolve, this.latency));
    },
  };
}

export type OrderService = ReturnType<typeof orderService>;

const kindOf = (option: ServiceOption | null, multiId: string | null): HistoryItem['ausType'] => {
  if (option === null) return 'credit';
  return multiId === null ? 'single' : 'multi';
};

/** What the windows of one browser share: storage that survives them, the lock of each loan, and news. */
export function openBrowser() {
  const storage = fakeStorage();
  const windows = new Set<(loanId: LoanId, news: News) => void>();
  const locks = lockManager().openWindow() as unknown as LockManager;
  return {
    storage,
    /** Each window keeps for itself what the storage doesn't. */
    openLasting: () => createLastingMemory(() => storage),
    locks,
    openNews: (): OrderNews => {
      const heard = new Set<(loanId: LoanId, news: News) => void>();
      const hear = (loanId: LoanId, news: News): void => heard.forEach((listener) => listener(loanId, news));
      windows.add(hear);
      return {
        isOpen: true,
        publish(loanId, news) {
          for (const window of windows) if (window !== hear) window(loanId, news);
        },
        watch(loanId, listen) {
          const listener = (about: LoanId, news: News): void => {
            if (news.kind === 'settled' || about === loanId) listen(news, about);
          };
          heard.add(listener);
          return () => void heard.delete(listener);
        },
        close: () => void windows.delete(hear),
      };
    },
  };
}

/** Returns what the browser's record of sent orders contains. */
export const journalOf = ({ browser }: OrderService) =>
  orderJournal({ lasting: browser.openLasting(), loanId: LOAN_ID }).read().attempts;

/** Not by the product's own rule, which the stories check. */
export const isUnsettled = ({ state }: { state: string }): boolean => state !== 'placed';

export function fakeStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
