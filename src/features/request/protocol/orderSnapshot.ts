import { needsFreshSignIn } from '@/features/request/protocol/rules/orderGuard';
import { selectAcknowledgementData, selectSavingAcknowledgement } from '@/features/request/state/acknowledgementSlice';
import { selectRecentCredit } from '@/features/request/state/creditReportSlice';
import { selectDraft, selectReplacesPassword } from '@/features/request/state/orderDraftSlice';
import { selectBlockingIssues } from '@/features/request/state/orderIssueSelectors';
import {
  selectBorrowersPart,
  selectHasLeftRequest,
  selectMode,
  selectOrderBlock,
  selectOrderForm,
} from '@/features/request/state/orderSelectors';
import { selectSeenRequestIds } from '@/features/request/state/requestScreenSlice';
import { selectLoanHeader } from '@/features/loan/loanSlice';
import { selectUnreadItems } from '@/features/loan/unreadItemsSlice';
import { selectArea } from '@/features/navigation/navigationSlice';
import { selectAwaited, selectGone, selectHistory } from '@/features/runs/historySlice';
import { selectOwnNames } from '@/features/session/sessionSlice';
import type { Remote } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { missingOfOrder } from '@/reads/missingHere';
import { selectRead } from '@/reads/readState';
import { selectAge } from '@/reads/readTimesSlice';
import type { Ref } from '@/reads/readValues';
import type { LoanDeps } from '@/sagaDeps';
import { clocksFor, orderJournal, sentHere } from './orderJournal';
import { isRecent, isRefusalPast } from './rules/orderAttempt';
import type { GuardFacts } from './rules/orderGuard';
import type { Snapshot } from './rules/orderState';

/** Milliseconds for which what makes an order lawful is fresh. */
const LAW_MS = 10 * 60_000;

/** Takes everything that decides about an order, from one state of the store. What few events need is computed on use. */
export function snapshotOf(state: RootState, deps: LoanDeps): Snapshot {
  const { auth, config, lasting, loanId, memory, orderNews, serverClock } = deps;
  const { attempts, unreadable } = orderJournal(deps).read();
  const now = deps.now();
  const tick = performance.now();
  return {
    loanId,
    get form() {
      return selectOrderForm(state);
    },
    get person() {
      return auth.personMark();
    },
    ownNames: selectOwnNames(state),
    get block() {
      return selectOrderBlock(state);
    },
    get hasIssues() {
      return selectBlockingIssues(state).length > 0;
    },
    hasLeft: selectHasLeftRequest(state),
    isAuthorizationChanging: selectSavingAcknowledgement(state) !== null,
    get isSignInTooOld() {
      return needsFreshSignIn(selectOrderForm(state), {
        maxAgeSeconds: config.OKTA_CONFIG.HARD_PULL_MAX_AGE_S,
        signedInAt: auth.signedInAt(),
        now: serverClock.now() ?? now,
      });
    },
    isLawOld: lawOf(state).some((ref) => (selectAge(state, ref, { at: now, tick }) ?? 0) > LAW_MS),
    isNewsOpen: orderNews.isOpen,
    get guard() {
      return guardFacts(state, deps);
    },
    attempts,
    unreadable,
    // It writes to the storage, to find out.
    get isJournalKept() {
      return lasting.isLasting();
    },
    isRecent: (attempt) => isRecent(attempt, clocksFor(deps, attempt)),
    isRefusalPast: (attempt) => isRefusalPast(attempt, clocksFor(deps, attempt)),
    sentHere: sentHere(memory, loanId),
    history: selectHistory(state).value,
    gone: selectGone(state),
    awaited: selectAwaited(state),
    seenIds: selectSeenRequestIds(state),
    draft: selectDraft(state),
    replacesPassword: selectReplacesPassword(state),
    area: selectArea(state),
    loanStageSequence: selectLoanHeader(state)?.loanStageSequence ?? null,
    now,
    serverNow: serverClock.now(),
    tick,
  };
}

const lawOf = (state: RootState): Ref[] => [
  { name: 'acknowledgement' },
  { name: 'userPrivileges' },
  { name: 'loanHeaderData' },
  { name: 'borrowers', key: selectMode(state) },
];

/** What the service said, or didn't, of the loan and of what an order is made from. */
function guardFacts(state: RootState, deps: LoanDeps): GuardFacts {
  const recentCredit = selectRecentCredit(state);
  return {
    recentCredit: recentCredit.value,
    // What is known from before a failed reload may be older than the last run.
    isCreditUnknown: recentCredit.failure !== undefined,
    failed: [
      ...(isUnknown(selectRead(state, 'loanHeaderData')) ? (['header'] as const) : []),
      ...(isUnknown(selectRead(state, 'userPrivileges')) ? (['privileges'] as const) : []),
      ...(isOld(selectBorrowersPart(state)) ? (['borrowers'] as const) : []),
      ...(isOld(selectAcknowledgementData(state)) ? (['acknowledgement'] as const) : []),
    ],
    unreadItems: missingOfOrder(selectUnreadItems(state)),
    prices: deps.config.CREDIT_PRICES,
    now: deps.now(),
  };
}

/** A reload failed: what is known may have changed since. */
const isOld = ({ value, failure }: Remote<unknown>): boolean => value !== undefined && failure !== undefined;

const isUnknown = ({ value, failure }: Remote<unknown>): boolean => value === undefined && failure !== undefined;
