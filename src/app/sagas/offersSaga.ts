import type { SagaGenerator } from 'typed-redux-saga';
import { call, race, takeLatest } from 'typed-redux-saga';
import { readOffers } from '@/app/offers/readOffers';
import { offersOpened, selectOfferKind } from '@/features/history/state/offersSlice';
import type { RootState } from '@/lib/rootState';
import { guarded } from '@/lib/saga/guarded';
import { waitFor } from '@/lib/saga/waitFor';
import type { LoanDeps } from '@/services/sagaDeps';

/** Loads the data of the list of waiver and relief while it is open. */
export function* offersSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeLatest(offersOpened, guarded('offers.read', readWhileOpen), deps);
}

function* readWhileOpen(deps: LoanDeps, { payload: kind }: ReturnType<typeof offersOpened>): SagaGenerator<void> {
  yield* race({ reads: call(readOffers, deps, kind), closed: waitFor(isClosed) });
}

const isClosed = (state: RootState): boolean => selectOfferKind(state) === null;
