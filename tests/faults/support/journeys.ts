import type { UnknownAction } from '@reduxjs/toolkit';
import type { CallName } from '@/http/contract/call';
import type { LoanId } from '@/config/loanId';
import { borrowerKey } from '@/features/request/rules/borrower';
import { RELIEF_TYPES } from '@/features/selection/rules/repAndWarrant';
import { documentWanted } from '@/features/documents/documentsSlice';
import { historyWanted, selectHistoryItems } from '@/features/runs/historySlice';
import { acknowledgementTicked } from '@/features/request/state/acknowledgementSlice';
import { borrowersEdited, fillingStarted, selectFilling } from '@/features/request/state/orderDraftSlice';
import { orderConfirmed, selectSubmission, submitPressed } from '@/features/request/protocol/submissionSlice';
import { overrideDraftEdited, overrideSavePressed, resultChosen } from '@/features/selection/state/overrideSlice';
import { verificationDetailKey } from '@/features/request/rules/verificationDetailKey';
import { reliefKey, type ReliefRef } from '@/features/selection/rules/reliefKey';
import { selectResultsInView, selectRunInView } from '@/features/selection/state/selectionSelectors';
import { readForgotten, readWanted } from '@/reads/readState';
import { readNames, readOf } from '@/reads/reads';
import type { Ref } from '@/reads/readValues';
import type { OpenedApp } from './openApp';
import { knownIn } from './stateReading';

/** Where the app makes a call, and how the user makes it repeat the call. */
export interface Journey {
  /** The loan to open. */
  loanId: LoanId;
  address: string;
  /** True when opening the address makes the call; otherwise only `ask` does. */
  isMadeAtOnce: boolean;
  /** @empty no user action makes the call; only opening the address again does */
  ask?: (app: OpenedApp) => Promise<void>;
  /** True when loaded data stays while the call is repeated, and when it fails. */
  keeps?: boolean;
  /** The state that must be the same as without the fault, once the fault is over. */
  goal: (app: OpenedApp) => object;
}

/** A loan without orders. */
const CLEAN = '7100101' as LoanId;
/** A loan for all three systems, with agencies whose passwords are stored. */
const WHOLESALE = '7100109' as LoanId;
/** A loan with results, relief and documents. */
const RICH = '7100120' as LoanId;

const allKnown = ({ store }: OpenedApp): object => knownIn(store.getState());

const at = (loanId: LoanId, area: string) => ({ loanId, address: `/${loanId}/${area}`, goal: allKnown });

const dispatching =
  (...actions: UnknownAction[]) =>
  (app: OpenedApp): Promise<void> =>
    app.dispatch(...actions);

/** A call that opening the screen makes, and that a button on it repeats. */
const read = (loanId: LoanId, area: string, ...again: UnknownAction[]): Journey => ({
  ...at(loanId, area),
  isMadeAtOnce: true,
  ask: dispatching(...again),
  keeps: true,
});

/** A call that a user action on the screen makes. */
const journey = (loanId: LoanId, area: string, act: (app: OpenedApp) => Promise<void>): Journey => ({
  ...at(loanId, area),
  isMadeAtOnce: false,
  ask: act,
});

/** @throws Error when the sandbox's loan doesn't have what the action needs */
function found<Value>(value: Value | undefined | null, what: string): Value {
  if (value === undefined || value === null) throw new Error(`The loan has no ${what}`);
  return value;
}

const itemsOf = ({ store }: OpenedApp) => selectHistoryItems(store.getState());
const resultsOf = ({ store }: OpenedApp) => selectResultsInView(store.getState()).value ?? [];

const reliefPlacesOf = (app: OpenedApp): [ReliefRef, ...ReliefRef[]] => {
  const places = resultsOf(app).flatMap(({ responseId }) =>
    responseId === null ? [] : RELIEF_TYPES.map(({ id }) => ({ responseId, typeId: id })),
  );
  return [found(places[0], 'response'), ...places.slice(1)];
};

const reliefRefs = (app: OpenedApp) =>
  reliefPlacesOf(app).map((place) => ({ name: 'reliefs' as const, key: reliefKey(place) }));

// A slice says what it reads when its module loads.
import.meta.glob('/src/features/**/*Slice.ts', { eager: true });

/** Returns the journey of a call. @throws Error if the call needs one of its own */
export const journeyOf = (call: CallName): Journey => OWN_JOURNEYS[call] ?? plainJourney(call);

/** A read of the loan, on the first screen that makes or shows it. */
function plainJourney(call: CallName): Journey {
  const name = readNames().find((each) => !('of' in readOf(each)) && readOf(each).calls[0] === call);
  if (name === undefined) throw new Error(`Say in OWN_JOURNEYS of journeys.ts how the user makes ${call}`);
  const { on, missing } = readOf(name);
  const [area = 'history'] = on === 'loan' ? [] : [...on, ...(missing?.on ?? [])];
  const again = readWanted({ name } as Ref);
  return on.length > 0 ? read(RICH, area, again) : journey(RICH, area, dispatching(again));
}

const OWN_JOURNEYS: Partial<Record<CallName, Journey>> = {
  // The menu follows the first privileges.
  privileges: { ...read(RICH, 'history', readWanted({ name: 'userPrivileges' })), keeps: false },
  menu1003: read(RICH, 'history', readWanted({ name: 'menu', key: '1003' })),
  menu1008: read(RICH, 'history', readWanted({ name: 'menu', key: '1008' })),
  employee: { ...at(RICH, 'history'), isMadeAtOnce: true },
  historyDetails: read(RICH, 'history', historyWanted()),
  historyEntries: { ...at(RICH, '?navigate=true'), isMadeAtOnce: true },
  document: journey(RICH, 'history', (app) => {
    const ids = itemsOf(app).map(({ findingsDocumentId }) => findingsDocumentId);
    const encryptedId = found(
      ids.find((id) => id !== null),
      'findings',
    );
    return app.dispatch(documentWanted({ encryptedId, title: 'Findings' }));
  }),
  underwritingDownload: journey(RICH, 'history', (app) => {
    const { uiOnlyRequestId, requestId } = found(itemsOf(app)[0], 'request');
    return app.dispatch(
      documentWanted({ requestId: uiOnlyRequestId ?? requestId, kind: 'Response', title: 'Response' }),
    );
  }),
  userAgencies: read(WHOLESALE, 'request', readWanted({ name: 'agencyDetailsForUser' })),
  creditAgencies: read(
    WHOLESALE,
    'request',
    readWanted({ name: 'creditAgencies', key: 'du' }),
    readWanted({ name: 'creditAgencies', key: 'lp' }),
  ),
  ausRequestTypes: read(CLEAN, 'request', readWanted({ name: 'requestTypes' })),
  requestTypeData: read(
    WHOLESALE,
    'request',
    readWanted({ name: 'duRequest' }),
    readWanted({ name: 'lpRequest' }),
    readWanted({ name: 'lpThruCalRequest' }),
  ),
  ausAvailability: read(CLEAN, 'request', readWanted({ name: 'ausAvailabilityData' })),
  requestBorrowers: read(CLEAN, 'request', readWanted({ name: 'borrowers', key: 'aus' })),
  digitalVerifications: read(CLEAN, 'request', readWanted({ name: 'verifications' })),
  digitalVerificationDetail: journey(CLEAN, 'request', async (app) => {
    const report = found(app.store.getState().digitalVerifications.verifications.value?.[0], 'verification report');
    const link = document.querySelector<HTMLButtonElement>('button[aria-label*="details: "]');
    if (link !== null) await app.press(link);
    await app.dispatch(readWanted({ name: 'verificationDetail', key: verificationDetailKey(report) }));
  }),
  acknowledgement: read(CLEAN, 'request', readWanted({ name: 'acknowledgement' })),
  saveAcknowledgement: journey(CLEAN, 'request', dispatching(acknowledgementTicked(true))),
  placeOrder: {
    ...journey(CLEAN, 'request', orderUnlessOrdered),
    goal: (app) => itemsOf(app).map(({ ausRequestType }) => ausRequestType),
  },
  requestDetail: journey(RICH, 'history', async (app) => {
    const { requestId } = found(itemsOf(app)[0], 'request');
    await app.goTo(`/${RICH}/history`);
    await app.goTo(`/${RICH}/request?again=${requestId}`);
    // The app replaces an earlier draft only if the user agrees.
    if (selectFilling(app.store.getState())?.status === 'offered') await app.dispatch(fillingStarted(requestId));
  }),
  selections: {
    ...read(RICH, 'selection'),
    ask: (app) =>
      app.dispatch(
        readWanted({ name: 'currentRunSelections', key: found(selectRunInView(app.store.getState()), 'run').runId }),
      ),
  },
  repAndWarrant: {
    ...at(RICH, 'selection'),
    isMadeAtOnce: true,
    ask: (app) => app.dispatch(readForgotten(...reliefRefs(app)), readWanted(...reliefRefs(app))),
  },
  repAndWarrantMessages: journey(RICH, 'selection', (app) => {
    const button = document.querySelector<HTMLButtonElement>('button[aria-label^="Messages about"]');
    return button === null
      ? app.dispatch(readWanted({ name: 'reliefMessages', key: reliefKey(reliefPlacesOf(app)[0]) }))
      : app.press(button);
  }),
  overrideSelection: journey(RICH, 'selection', async (app) => {
    const du = found(
      resultsOf(app).find(({ ausRequestType }) => ausRequestType === 'DU'),
      'result of DU',
    );
    if (du.isSelected) return;
    await app.dispatch(resultChosen(du.key), overrideDraftEdited({ reasonId: '2' }), overrideSavePressed());
  }),
};

/** Orders new reports for all borrowers, acknowledged and confirmed, unless there is an order already. */
async function orderUnlessOrdered(app: OpenedApp): Promise<void> {
  if (itemsOf(app).length > 0) return;
  // After a refusal that claims the order exists, the app may have opened another screen.
  await app.goTo(`/${CLEAN}/request`);
  const borrowers = found(app.store.getState().creditReport.borrowers.aus?.value, 'borrowers');
  await app.dispatch(borrowersEdited({ keys: borrowers.map(borrowerKey), edit: { type: 'REQUEST_NEW' } }));
  await app.dispatch(acknowledgementTicked(true));
  await app.dispatch(submitPressed());
  if (selectSubmission(app.store.getState()).status === 'confirming') await app.dispatch(orderConfirmed());
}
