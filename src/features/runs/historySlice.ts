import { type Action, createSelector, createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import { limited } from '@/config/listed';
import { POLL_FAILURES_BEFORE_PAUSED } from '@/config/constants';
import type { Area } from '@/config/paths';
import {
  addAwaited,
  removeAwaited,
  awaitedAfter,
  nothingAwaited,
  countSubmissions,
  hasExcessiveResubmissions,
  joinHistory,
  notFound,
  transitionsBetween,
  goneRows,
} from '@/features/runs/rules/historyRead';
import { isProcessing } from '@/features/runs/rules/historyItem';
import { groupRequests, previousRuns } from '@/features/runs/rules/historyRows';
import { followRun, isFollowed, noRun, startsRun } from '@/features/runs/rules/runProgress';
import { chooseSelectedIn } from '@/features/runs/rules/selectedService';
import { isPending, toAnswered } from '@/lib/remote';
import { sharing } from '@/lib/shareStructure';
import { slices } from '@/lib/slices';
import { type Answer, isAnswerOf, readFailed, readWanted, addReads, keepReads } from '@/reads/readState';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { historyReads } from './historyReads';

/** The history is wanted now, not at the next poll. */
export const historyWanted = () => readWanted({ name: 'historySection' });

export const isHistoryWanted = (action: Action): boolean =>
  readWanted.match(action) && action.payload.some(({ name }) => name === 'historySection');

declare module '@/lib/rootState' {
  interface RootState {
    history: HistoryState;
  }
}

const initialState = {
  ...keepReads('history', historyReads),
  run: noRun,
  awaited: nothingAwaited,
  /** Ids of the order that this tab placed since the last read, which may be finished already. */
  justOrdered: [] as string[],
  /** Polling stopped after ten minutes of Processing; the user is asked whether to go on. */
  isRunLong: false,
  /** Failed reads since the last successful one. */
  failures: 0,
  /** Epoch milliseconds of the last successful read. */
  checkedAt: null as number | null,
  /** The latest read listed nothing, although the loan has requests: those stay. */
  isEmptied: false,
  /** Rows that an earlier read had and the latest doesn't, as they were then. */
  gone: [] as HistoryItem[],
  /** The keys of the rows of the last run that finished, until the user has looked at its result. */
  finished: [] as string[],
  /** The announcement of the latest change; kept until the next change. */
  announcement: '',
};

type HistoryState = typeof initialState;

const NO_ITEMS: HistoryItem[] = [];

const selectItemsOf = (state: HistoryState): HistoryItem[] => state.historySection.value ?? NO_ITEMS;
const selectGroupsOf = createSelector(selectItemsOf, groupRequests);

/** Joins the response with the known rows, and derives from it how the run goes on. */
function takeHistory(
  state: HistoryState,
  payload: HistoryItem[] | undefined,
  { at, tick = 0 }: Pick<Answer, 'at' | 'tick'>,
): void {
  const previous = original(state.historySection).value;
  const isEmptied = payload?.length === 0 && previous !== undefined && previous.length > 0;
  const items = payload && !isEmptied ? joinHistory(previous, payload) : undefined;
  const known = items ?? previous ?? NO_ITEMS;
  const ordered = [...state.awaited.ids, ...state.justOrdered];
  const arrived = known.filter(({ requestId }) => ordered.includes(requestId));
  const { progress, finished } = followRun(state.run, known, { arrived, tick });
  const before = original(state.gone);
  const gone = goneRows(before, previous ?? NO_ITEMS, known);
  const isNew = (item: HistoryItem): boolean => isProcessing(item) && !before.some(({ key }) => key === item.key);
  const news = [...transitionsBetween(previous, known), ...gone.filter(isNew).map(notFound)];
  state.historySection = toAnswered(state.historySection, items);
  state.run = progress;
  state.justOrdered = [];
  state.awaited = awaitedAfter(state.awaited, known, tick);
  state.isRunLong &&= known.some(isProcessing) && !startsRun(previous ?? NO_ITEMS, known);
  state.failures = 0;
  if (!isEmptied) state.checkedAt = at ?? state.checkedAt;
  if (payload !== undefined) state.isEmptied = isEmptied;
  state.gone = gone;
  if (finished.length > 0) state.finished = finished;
  if (news.length > 0) state.announcement = `${limited(news).join('. ')}.`;
}

export const historySlice = createSlice({
  name: 'history',
  initialState,
  reducers: {
    /** These requests were ordered, whether or not the history lists them yet. */
    requestsAwaited: (state, { payload }: PayloadAction<string[]>) => {
      state.awaited = addAwaited(state.awaited, payload, state.historySection.value ?? NO_ITEMS);
    },
    /** This tab placed an order; `area` is the screen that was open at that moment. */
    requestsOrdered: (state, { payload }: PayloadAction<{ requestIds: string[]; area: Area | null }>) => {
      state.awaited = addAwaited(state.awaited, payload.requestIds, state.historySection.value ?? NO_ITEMS);
      state.justOrdered = payload.requestIds;
    },
    /** The user knows that History doesn't list these. */
    requestsGivenUp: (state, { payload }: PayloadAction<string[]>) => {
      state.awaited = removeAwaited(state.awaited, payload);
    },
    longRunReached: (state) => {
      state.isRunLong = true;
    },
    /** The user has looked at the result of the last run. */
    resultSeen: (state) => {
      state.finished = [];
    },
    /** A run finished, including its recommendation. */
    runSettled: () => undefined,
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(isAnswerOf('historySection'), (state, { payload }) => takeHistory(state, payload.answer, payload))
      .addMatcher(readFailed.match, (state, { payload }) => {
        if (payload.name === 'historySection') state.failures += 1;
      })
      .addMatcher(isHistoryWanted, (state) => {
        state.isRunLong = false;
      });
    addReads(builder, 'history');
  },
  selectors: {
    selectHistory: (state) => state.historySection,
    selectIsHistoryPending: (state) => isPending(state.historySection),
    selectHistoryItems: selectItemsOf,
    selectRequestGroups: selectGroupsOf,
    selectRunningCount: createSelector(selectItemsOf, (items) => items.filter(isProcessing).length),
    selectSubmissions: createSelector(
      selectItemsOf,
      sharing((items: readonly HistoryItem[]) => ({
        counts: countSubmissions(items),
        duRuns: items.filter(({ system }) => system === 'du').length,
        areExcessive: hasExcessiveResubmissions(items),
      })),
    ),
    selectPreviousRuns: createSelector(selectItemsOf, previousRuns),
    selectSelectedServiceKey: createSelector(selectGroupsOf, (groups) => chooseSelectedIn(groups)?.key ?? null),
    selectAwaited: (state) => state.awaited,
    selectIsRunFollowed: (state) => isFollowed(state.run),
    selectFinished: (state) => state.finished,
    selectIsRunLong: (state) => state.isRunLong,
    selectPollFailures: (state) => state.failures,
    selectArePollsPaused: (state) => state.failures >= POLL_FAILURES_BEFORE_PAUSED,
    selectCheckedAt: (state) => state.checkedAt,
    selectIsEmptied: (state) => state.isEmptied,
    selectGone: (state) => state.gone,
    /** Rows that were Processing, and that the service no longer lists. */
    selectVanished: createSelector(
      (state: HistoryState) => state.gone,
      (gone) => gone.filter(isProcessing),
    ),
    selectAnnouncement: (state) => state.announcement,
  },
}).injectInto(slices);

export const { longRunReached, requestsAwaited, requestsGivenUp, requestsOrdered, resultSeen, runSettled } =
  historySlice.actions;
export const {
  selectAnnouncement,
  selectArePollsPaused,
  selectAwaited,
  selectCheckedAt,
  selectFinished,
  selectGone,
  selectHistory,
  selectHistoryItems,
  selectIsEmptied,
  selectIsHistoryPending,
  selectIsRunFollowed,
  selectIsRunLong,
  selectPollFailures,
  selectPreviousRuns,
  selectRequestGroups,
  selectRunningCount,
  selectSelectedServiceKey,
  selectSubmissions,
  selectVanished,
} = historySlice.selectors;
