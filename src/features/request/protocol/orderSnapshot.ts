import { isEmptyDraft } from '@/features/request/rules/orderDraft';
import {
  selectAcknowledgementData,
  selectAcknowledgementNotSaved,
  selectSavingAcknowledgement,
} from '@/features/request/state/acknowledgementSlice';
import { selectRecentCredit } from '@/features/request/state/creditReportSlice';
import { selectDraft, selectReplacesPassword } from '@/features/request/state/orderDraftSlice';
import { orderDrafts } from '@/features/request/state/orderDrafts';
import { selectBlockingIssues } from '@/features/request/state/orderIssueSelectors';
import {
  selectBorrowersPart,
  selectHasLeftRequest,
  selectMode,
  selectOrderBlock,
  selectOrderForm,
} from '@/features/request/state/orderSelectors';
import { selectReadRequests, selectSeenRequestIds } from '@/features/request/state/requestScreenSlice';
import { selectLoanHeader } from '@/features/loan/loanSlice';
import { selectUnreadItems } from '@/features/loan/unreadItemsSlice';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { selectAwaited, selectGone, selectHistory } from '@/features/runs/historySlice';
import { selectOwnNames } from '@/features/session/sessionSlice';
import { uniqueBy } from '@/lib/byKey';
import type { Remote } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { missingOfOrder } from '@/reads/missingHere';
import { selectRead, selectArea } from '@/reads/readState';
import { selectAge } from '@/reads/readTimesSlice';
import type { Ref } from '@/reads/readValues';
import type { LoanDeps } from '@/sagaDeps';
import { clocksNow, orderJournal, sentHere } from './orderJournal';
import { isRecent, isRefusalPast } from './rules/orderAttempt';
import { type GuardFacts, needsFreshSignIn } from './rules/orderGuard';
import { newRequestKey } from './rules/orderRequest';
import type { Snapshot } from './rules/orderState';

/** Milliseconds for which what makes an order lawful is fresh. */
const LAW_MS = 10 * 60_000;

/**
 * Takes everything that decides about an order, at one moment: state, journal, tab memory, tokens and clocks. What few
 * events need is computed when the decision reads it, which no other work can interrupt.
 */
export function snapshotOf(state: RootState, deps: LoanDeps): Snapshot {
  const { auth, config, lasting, loanId, memory, orderNews, serverClock } = deps;
  const { attempts, unreadable } = orderJournal(deps).read();
  const now = deps.now();
  const tick = performance.now();
  const serverNow = serverClock.now();
  const clocksOf = clocksNow(deps);
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
        now: serverNow ?? now,
      });
    },
    isLawOld: lawOf(state).some((ref) => (selectAge(state, ref, { at: now, tick }) ?? 0) > LAW_MS),
    isNewsOpen: orderNews.isOpen,
    get guard() {
      return guardFacts(state, deps, now);
    },
    attempts,
    unreadable,
    // It writes to the storage, to find out.
    get isJournalKept() {
      return lasting.isLasting();
    },
    isRecent: (attempt) => isRecent(attempt, clocksOf(attempt)),
    isRefusalPast: (attempt) => isRefusalPast(attempt, clocksOf(attempt)),
    sentHere: sentHere(memory, loanId),
    history: selectHistory(state).value,
    gone: seenBefore(state),
    awaited: selectAwaited(state),
    seenIds: selectSeenRequestIds(state),
    get draft() {
      return draftOf(state, deps).draft;
    },
    get replacesPassword() {
      return draftOf(state, deps).replacesPassword;
    },
    area: selectArea(state),
    loanStageSequence: selectLoanHeader(state)?.loanStageSequence ?? null,
    now,
    serverNow,
    tick,
    newKey: newRequestKey(),
  };
}

/** After a reload, Request restores the stored draft only when it is opened. */
function draftOf(state: RootState, { memory, loanId }: LoanDeps): Pick<Snapshot, 'draft' | 'replacesPassword'> {
  const draft = selectDraft(state);
  const kept = selectHasLeftRequest(state) && isEmptyDraft(draft) ? orderDrafts(memory).read(loanId) : undefined;
  return kept ?? { draft, replacesPassword: selectReplacesPassword(state) };
}

/** Rows that an earlier read had, also one for an order, and that History doesn't have. */
function seenBefore(state: RootState): HistoryItem[] {
  const listed = new Set(selectHistory(state).value?.map(({ key }) => key));
  const rows = uniqueBy([...selectGone(state), ...selectReadRequests(state)], ({ key }) => key);
  return rows.filter(({ key }) => !listed.has(key));
}

const lawOf = (state: RootState): Ref[] => [
  { name: 'acknowledgement' },
  { name: 'userPrivileges' },
  { name: 'loanHeaderData' },
  { name: 'borrowers', key: selectMode(state) },
];

/** What the service said, or didn't, of the loan and of what an order is made from. */
function guardFacts(state: RootState, { config }: LoanDeps, now: number): GuardFacts {
  const recentCredit = selectRecentCredit(state);
  return {
    recentCredit: recentCredit.value,
    // What is known from before a failed reload may be older than the last run.
    isCreditUnknown: recentCredit.failure !== undefined,
    failed: [
      ...(hasFailed(selectRead(state, 'loanHeaderData')) ? (['header'] as const) : []),
      ...(hasFailed(selectRead(state, 'userPrivileges')) ? (['privileges'] as const) : []),
      ...(isOld(selectBorrowersPart(state)) ? (['borrowers'] as const) : []),
      ...(isOld(selectAcknowledgementData(state)) ? (['acknowledgement'] as const) : []),
      ...(isWithdrawnInVain(state) ? (['withdrawal'] as const) : []),
    ],
    unreadItems: missingOfOrder(selectUnreadItems(state)),
    prices: config.CREDIT_PRICES,
    now,
  };
}

/** The user's last word was no, but the save failed: the order would say yes. */
const isWithdrawnInVain = (state: RootState): boolean =>
  selectAcknowledgementNotSaved(state)?.isObtained === false && selectOrderForm(state).isAcknowledged;

/** A reload failed: what is known may have changed since. */
const isOld = ({ value, failure }: Remote<unknown>): boolean => value !== undefined && failure !== undefined;

const hasFailed = ({ value, failure }: Remote<unknown>): boolean => value === undefined && failure !== undefined;
