import { buffers } from 'redux-saga';
import {
  actionChannel,
  all,
  call,
  fork,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga';
import { paths, AREAS, type Area } from '@/config/paths';
import * as appTexts from '@/config/texts/appTexts';
import type { LoanId } from '@/config/loanId';
import { chooseFirstRoute, dependsOnStage } from '@/features/navigation/rules/firstRoute';
import { MENU_GROUPS, type MenuGroup, menuGroupsFor } from '@/features/navigation/rules/menu';
import { documentsSaga } from '@/features/documents/documentsSaga';
import { documentName } from '@/features/loan/rules/documentName';
import { expiryListOpened } from '@/features/file/expiry/expiryListOpened';
import { isFilePageOpened, selectIsFilePageOpen } from '@/features/runs/dialogSlice';
import { runSettled, selectRunningCount } from '@/features/runs/historySlice';
import { exportPressed } from '@/features/runs/exportPressed';
import { loanOpened, selectLoanHeader, selectLoanNumber } from '@/features/loan/loanSlice';
import { unreadItemsSaga } from '@/features/loan/unreadItemsSlice';
import { firstRouteUnknown, selectIsChoosingFirstRoute, selectPlace } from '@/features/navigation/navigationSlice';
import { reportUnsettled } from '@/features/session/reportUnsettled';
import {
  selectIsSessionOver,
  selectIsSignedIn,
  selectPrivileges,
  sessionCleared,
  signOutStarted,
} from '@/features/session/sessionSlice';
import { isoDay } from '@/lib/format';
import type { RootState } from '@/lib/rootState';
import { asAddition, guarded, waitFor } from '@/lib/saga';
import { readForgotten, readWanted, selectRead, selectArea } from '@/reads/readState';
import { read, readsSaga } from '@/reads/readsSaga';
import type { LoanDeps, SagaDeps, AreaSagas } from '@/sagaDeps';

/** One task for the open loan. Another loan, the session's end and signing out cancel it, with every call and timer. */
export function* loanSaga(deps: SagaDeps): SagaGenerator<void> {
  yield* takeLatest([loanOpened, sessionCleared, signOutStarted], guarded('loan', followLoan), deps);
}

type LoanChange = ReturnType<typeof loanOpened | typeof sessionCleared | typeof signOutStarted>;

function* followLoan(deps: SagaDeps, change: LoanChange): SagaGenerator<void> {
  if (!loanOpened.match(change) || (yield* select(selectIsSessionOver))) return;
  const loan: LoanDeps = { ...deps, loanId: change.payload };
  yield* waitFor(selectIsSignedIn);
  yield* waitFor(isPlaceOf(loan.loanId));
  yield* fork(readsSaga, loan);
  yield* put(readWanted({ name: 'loanHeaderData' }, { name: 'loanData' }, { name: 'userPrivileges' }));
  yield* fork(guarded('loan.menu', wantMenu), loan);
  yield* fork(guarded('loan.firstRoute', firstRouteSaga), loan);
  yield* fork(guarded('loan.documents', documentsSaga), loan);
  yield* fork(guarded('loan.area', areaSaga), loan);
  yield* fork(guarded('loan.unreadItems', unreadItemsSaga), loan);
  yield* reportUnsettled(loan, 'run', (state) => selectRunningCount(state) > 0);
  yield* takeEvery(exportPressed, guarded('loan.export', saveCsv), loan);
  yield* takeLatest(isFilePageOpened, guarded('filePage.read', readWhileOpen), loan);
  yield* fork(guarded('loan.later', followLater), loan);
  yield* fork(guarded('loan.onReturn', rereadOnReturn), loan);
  // For the loan, not for the screen: a user who leaves the screen at that moment would keep the old header.
  yield* takeEvery(runSettled, guarded('loan.settled', rereadLoan), loan);
}

/** The place changes right after the loan: until then, the previous loan's screen must not load for this loan. */
const isPlaceOf = (loanId: LoanId) => (state: RootState) => selectPlace(state)?.loanId === loanId;

function* wantMenu({ firstFrame }: LoanDeps): SagaGenerator<void> {
  yield* call(() => firstFrame);
  for (;;) {
    const privileges = yield* waitFor(selectPrivileges);
    const granted = menuGroupsFor(privileges);
    const shown = yield* select((state: RootState) =>
      MENU_GROUPS.filter((key) => selectRead(state, 'menu', key).status !== 'idle'),
    );
    yield* put(readWanted(...menusOf(granted.filter((key) => !shown.includes(key)))));
    const withdrawn = shown.filter((key) => !granted.includes(key));
    if (withdrawn.length > 0) yield* put(readForgotten(...menusOf(withdrawn)));
    // An order may read them again.
    yield* waitFor((state: RootState) => selectPrivileges(state) !== privileges);
  }
}

const menusOf = (groups: MenuGroup[]) => groups.map((key) => ({ name: 'menu' as const, key }));

/** The loan data may have changed elsewhere. One read at a time: all returns during a read cause one more. */
function* rereadOnReturn(deps: LoanDeps): SagaGenerator<void> {
  const returns = yield* call(deps.page.returnEvents);
  try {
    for (;;) {
      yield* take(returns);
      yield* call(rereadLoanData, deps);
    }
  } finally {
    returns.close();
  }
}

/** The origination system may have changed it. The old data stays while the call is in flight and if it fails. */
export const rereadLoanData = guarded('loan.reread', function* (deps: LoanDeps) {
  const { status } = yield* select(selectRead<'loanData'>, 'loanData');
  if (status === 'ready') yield* read(deps, [{ name: 'loanData' }], { isQuiet: true });
});

/** Reloads the loan after a run, which can change the lock and the stage, and may have used newer data. */
function* rereadLoan(deps: LoanDeps): SagaGenerator<void> {
  yield* all([read(deps, [{ name: 'loanHeaderData' }]), call(rereadLoanData, deps)]);
}

/** No screen waits for these. What shows them may load first, so a press is kept until they run. */
function* followLater(deps: LoanDeps): SagaGenerator<void> {
  const opened = yield* actionChannel(expiryListOpened, buffers.sliding(1));
  yield* call(() => deps.firstScreen);
  const code = yield* call(() => import('./laterSagas').catch(() => undefined));
  if (code !== undefined) yield* call(code.laterSagas, deps, opened);
}

function* saveCsv({ browser, now }: LoanDeps, { payload }: ReturnType<typeof exportPressed>): SagaGenerator<void> {
  const { what, csv } = payload;
  const day = isoDay(new Date(now()).toISOString());
  const name = documentName({ what, loanNumber: yield* select(selectLoanNumber), reference: day }, 'csv');
  yield* call([browser, browser.saveFile], new TextEncoder().encode(csv), name, 'text/csv');
}

/**
 * Loads what the file page shows while it is open. Without its code the page can't open, and the next press retries.
 */
function* readWhileOpen(deps: LoanDeps): SagaGenerator<void> {
  const code = yield* call(() => import('@/features/file/filePage/readFilePage').catch(() => undefined));
  if (code !== undefined)
    yield* race({ reads: call(asAddition, code.readFilePage, deps), closed: waitFor(isFilePageClosed) });
}

const isFilePageClosed = (state: RootState): boolean => !selectIsFilePageOpen(state);

/** Chooses the first screen of a link with navigate=true. Replaces the address, so that Back doesn't choose again. */
function* firstRouteSaga(deps: LoanDeps): SagaGenerator<void> {
  for (;;) {
    yield* waitFor(selectIsChoosingFirstRoute);
    // A user who opens a screen meanwhile has chosen.
    const { area } = yield* race({ area: call(chooseScreen, deps), left: waitFor(isChosen) });
    if (area !== undefined) deps.navigator.go(paths[area].href(deps.loanId), { replace: true });
    yield* waitFor(isChosen);
  }
}

function* chooseScreen(deps: LoanDeps) {
  yield* read(deps, [{ name: 'transactionHistory' }]);
  const { status, value: entries = [] } = yield* select(selectRead<'transactionHistory'>, 'transactionHistory');
  if (status === 'failed') {
    yield* put(firstRouteUnknown(appTexts.firstRouteUnknown));
    return 'request';
  }
  if (dependsOnStage(entries)) yield* waitFor(isHeaderSettled);
  const header = yield* select(selectLoanHeader);
  return chooseFirstRoute(entries, header?.loanStageSequence ?? null);
}

const isHeaderSettled = (state: RootState): boolean =>
  ['ready', 'failed'].includes(selectRead(state, 'loanHeaderData').status);

const isChosen = (state: RootState): boolean => !selectIsChoosingFirstRoute(state);

/** Runs the saga of the open area until the user leaves it. Entering a later area also reloads the loan data. */
function* areaSaga(deps: LoanDeps): SagaGenerator<void> {
  const started = new Set<Area>();
  yield* fork(preloadAreas, deps, started);
  for (let isFirst = true; ; isFirst = false) {
    const area = yield* waitFor(selectSettledArea);
    if (!isFirst) yield* fork(guarded('loan.onEntry', rereadLoanData), deps);
    const { sagas } = yield* race({ sagas: call(fetchArea, deps, area), left: waitFor(isElsewhere(area)) });
    if (sagas !== undefined) {
      yield* forkWhileLoan(deps, started, area, sagas);
      yield* race({ open: call(sagas.whileOpen, deps), left: waitFor(isElsewhere(area)) });
    }
    yield* waitFor(isElsewhere(area));
  }
}

/** Loads the code of all areas, so that the next one opens at once. Their `whileLoan` sagas follow what was sent. */
function* preloadAreas(deps: LoanDeps, started: Set<Area>): SagaGenerator<void> {
  yield* call(() => deps.firstScreen);
  for (const area of AREAS) {
    const sagas = yield* call(fetchArea, deps, area);
    if (sagas !== undefined) yield* forkWhileLoan(deps, started, area, sagas);
  }
}

/** Delegate to it with `yield*` and not with `call`: its fork must be attached to the caller. */
function* forkWhileLoan(deps: LoanDeps, started: Set<Area>, area: Area, { whileLoan }: AreaSagas): SagaGenerator<void> {
  if (whileLoan === undefined || started.has(area)) return;
  started.add(area);
  yield* fork(whileLoan, deps);
}

/** @empty undefined if the code can't be loaded, which the screen itself reports */
const fetchArea = ({ loadArea }: SagaDeps, area: Area): Promise<AreaSagas | undefined> =>
  loadArea(area).catch(() => undefined);

/** Null until the first screen is chosen, so that no area loads before. */
const selectSettledArea = (state: RootState): Area | null =>
  selectIsChoosingFirstRoute(state) ? null : selectArea(state);

const isElsewhere = (area: Area) => (state: RootState) => selectSettledArea(state) !== area;
