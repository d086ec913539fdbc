import type { UnknownAction } from '@reduxjs/toolkit';
import type { CallName } from '@/api/contract/calls';
import type { LoanId } from '@/domain/loan/loan';
import { borrowerKey } from '@/domain/request/requestBorrower';
import { RELIEF_TYPES } from '@/domain/selection/repAndWarrant';
import { acknowledgementTicked, acknowledgementWanted } from '@/features/acknowledgement/acknowledgementSlice';
import { creditPartWanted } from '@/features/creditReport/creditReportSlice';
import { verificationOpened, verificationsWanted } from '@/features/digitalVerifications/digitalVerificationsSlice';
import { documentWanted } from '@/features/documents/documentsSlice';
import { historyWanted, selectHistoryItems } from '@/features/history/historySlice';
import { loanRetried } from '@/features/loan/loanSlice';
import { menuRetried } from '@/features/navigation/navigationSlice';
import {
  borrowersEdited,
  fillingStarted,
  orderConfirmed,
  selectFilling,
  selectSubmission,
  submitPressed,
} from '@/features/orderDraft/orderDraftSlice';
import { setupPartWanted } from '@/features/requestSetup/requestSetupSlice';
import {
  overrideConfirmed,
  overrideReasonChosen,
  overrideSavePressed,
  resultChosen,
} from '@/features/selection/overrideSlice';
import { reliefMessagesOpened, reliefRetried, type ReliefPlace } from '@/features/selection/reliefSlice';
import { recommendationsRetried, resultsRetried } from '@/features/selection/selectionSlice';
import { selectResultsInView } from '@/workflows/selectionRuns';
import type { OpenedApp } from './openApp';
import { knownIn } from './stateReading';

/** Where the app makes a call, and how somebody makes it make the call (again). */
export interface Journey {
  /** The loan that is opened. */
  loanId: LoanId;
  address: string;
  /** The call is made by opening the address; otherwise only by asking. */
  isMadeAtOnce: boolean;
  /** @empty nobody can ask: opening the address again is the only way */
  ask?: (app: OpenedApp) => Promise<void>;
  /** What is known stays while the call is made again, and when that fails. */
  keeps?: boolean;
  /** What must be as it is when nothing goes wrong, once nothing goes wrong any more. */
  goal: (app: OpenedApp) => object;
}

/** Nothing has been ordered yet. */
const CLEAN = '7100101' as LoanId;
/** May be submitted to all three systems, with agencies whose passwords the service keeps. */
const WHOLESALE = '7100109' as LoanId;
/** Has results, relief and documents. */
const RICH = '7100120' as LoanId;

const allKnown = ({ store }: OpenedApp): object => knownIn(store.getState());

const at = (loanId: LoanId, area: string) => ({ loanId, address: `/${loanId}/${area}`, goal: allKnown });

const dispatching =
  (...actions: UnknownAction[]) =>
  (app: OpenedApp): Promise<void> =>
    app.dispatch(...actions);

/** Made by opening the screen; made again by a button on it. */
const read = (loanId: LoanId, area: string, ...again: UnknownAction[]): Journey => ({
  ...at(loanId, area),
  isMadeAtOnce: true,
  ask: dispatching(...again),
  keeps: true,
});

/** Made by something that is done on the screen. */
const deed = (loanId: LoanId, area: string, act: (app: OpenedApp) => Promise<void>): Journey => ({
  ...at(loanId, area),
  isMadeAtOnce: false,
  ask: act,
});

/** @throws Error when the sandbox has nothing to do it with */
function found<Value>(value: Value | undefined | null, what: string): Value {
  if (value === undefined || value === null) throw new Error(`The loan has no ${what}`);
  return value;
}

const itemsOf = ({ store }: OpenedApp) => selectHistoryItems(store.getState());
const resultsOf = ({ store }: OpenedApp) => selectResultsInView(store.getState()).value ?? [];

const reliefPlacesOf = (app: OpenedApp): [ReliefPlace, ...ReliefPlace[]] => {
  const places = resultsOf(app).flatMap(({ responseId }) =>
    responseId === null ? [] : RELIEF_TYPES.map(({ id }) => ({ responseId, typeId: id })),
  );
  return [found(places[0], 'response'), ...places.slice(1)];
};

export const JOURNEYS: Record<CallName, Journey> = {
  loanHeader: read(RICH, 'history', loanRetried()),
  loanData: read(RICH, 'history', loanRetried()),
  // Asked for again only after a failure.
  privileges: { ...read(RICH, 'history', loanRetried()), keeps: false },
  menu1003: read(RICH, 'history', menuRetried('1003')),
  menu1008: read(RICH, 'history', menuRetried('1008')),
  employee: { ...at(RICH, 'history'), isMadeAtOnce: true },
  historyDetails: read(RICH, 'history', historyWanted()),
  historyEntries: { ...at(RICH, '?navigate=true'), isMadeAtOnce: true },
  document: deed(RICH, 'history', (app) => {
    const ids = itemsOf(app).map(({ findingsDocumentId }) => findingsDocumentId);
    const encryptedId = found(
      ids.find((id) => id !== null),
      'findings',
    );
    return app.dispatch(documentWanted({ encryptedId, title: 'Findings' }));
  }),
  underwritingDownload: deed(RICH, 'history', (app) => {
    const { uiOnlyRequestId, requestId } = found(itemsOf(app)[0], 'request');
    return app.dispatch(
      documentWanted({ requestId: uiOnlyRequestId ?? requestId, kind: 'Response', title: 'Response' }),
    );
  }),
  userAgencies: read(WHOLESALE, 'request', creditPartWanted('userAgencies')),
  creditAgencies: read(WHOLESALE, 'request', creditPartWanted('duAgencies'), creditPartWanted('lpAgencies')),
  ausRequestTypes: read(CLEAN, 'request', setupPartWanted('requestTypes')),
  requestTypeData: read(
    WHOLESALE,
    'request',
    setupPartWanted('duRequest'),
    setupPartWanted('lpRequest'),
    setupPartWanted('lpThruCalRequest'),
  ),
  ausAvailability: read(CLEAN, 'request', setupPartWanted('availability')),
  requestBorrowers: read(CLEAN, 'request', creditPartWanted('ausBorrowers')),
  recentCreditRequest: read(RICH, 'request', creditPartWanted('recentCredit')),
  recentRequest: read(RICH, 'request', creditPartWanted('recentRequest')),
  digitalVerifications: read(CLEAN, 'request', verificationsWanted()),
  digitalVerificationDetail: deed(CLEAN, 'request', (app) => {
    const { borrowerId, system } = found(
      app.store.getState().digitalVerifications.list.value?.[0],
      'verification report',
    );
    return app.dispatch(verificationOpened({ borrowerId, system }));
  }),
  acknowledgement: read(CLEAN, 'request', acknowledgementWanted()),
  saveAcknowledgement: deed(CLEAN, 'request', dispatching(acknowledgementTicked(true))),
  placeOrder: {
    ...deed(CLEAN, 'request', orderUnlessOrdered),
    goal: (app) => itemsOf(app).map(({ service }) => service),
  },
  requestDetail: deed(RICH, 'history', async (app) => {
    const { requestId } = found(itemsOf(app)[0], 'request');
    await app.goTo(`/${RICH}/history`);
    await app.goTo(`/${RICH}/request?again=${requestId}`);
    // What was filled in before is replaced only when that is wanted.
    if (selectFilling(app.store.getState())?.status === 'offered') await app.dispatch(fillingStarted(requestId));
  }),
  recommendations: read(RICH, 'selection', recommendationsRetried()),
  selections: read(RICH, 'selection', resultsRetried()),
  repAndWarrant: {
    ...at(RICH, 'selection'),
    isMadeAtOnce: true,
    ask: (app) => app.dispatch(...reliefPlacesOf(app).map(reliefRetried)),
  },
  repAndWarrantMessages: deed(RICH, 'selection', (app) => {
    const button = document.querySelector<HTMLButtonElement>('button[aria-label^="Messages about"]');
    return button === null ? app.dispatch(reliefMessagesOpened(reliefPlacesOf(app)[0])) : app.press(button);
  }),
  overrideSelection: deed(RICH, 'selection', async (app) => {
    const du = found(
      resultsOf(app).find(({ service }) => service === 'DU'),
      'result of DU',
    );
    if (du.isSelected) return;
    await app.dispatch(resultChosen(du.key), overrideReasonChosen(2), overrideSavePressed(), overrideConfirmed());
  }),
};

/** New reports for everybody, acknowledged and confirmed. */
async function orderUnlessOrdered(app: OpenedApp): Promise<void> {
  if (itemsOf(app).length > 0) return;
  // A refusal that said otherwise may have led elsewhere.
  await app.goTo(`/${CLEAN}/request`);
  const borrowers = found(app.store.getState().creditReport.parts.ausBorrowers.value, 'borrowers');
  await app.dispatch(borrowersEdited({ keys: borrowers.map(borrowerKey), edit: { type: 'REQUEST_NEW' } }));
  await app.dispatch(acknowledgementTicked(true));
  await app.dispatch(submitPressed());
  if (selectSubmission(app.store.getState()).status === 'confirming') await app.dispatch(orderConfirmed());
}
