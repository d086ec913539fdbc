import { useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useBlocker } from 'react-router-dom';
import * as appTexts from '@/config/texts/appTexts';
import { readLoanPath } from '@/domain/shell/loanPath';
import { filePageClosed, selectIsFilePageOpen } from '@/features/history/state/filePageSlice';
import { offersClosed, selectOfferKind } from '@/features/history/state/offersSlice';
import { selectExpiry } from '@/features/session/sessionSlice';
import { selectIsSending, selectIsUnkept } from '@/lib/openWork';
import type { RootState } from '@/lib/rootState';
import { lazyDialog } from '@/ui/lazyComponent';

const FilePageDialog = lazyDialog(async () => (await import('@/app/filePage/FilePageDialog')).FilePageDialog);

/** The file page joins the state of all screens, so no screen can render it. */
export function FilePageOverlay() {
  const dispatch = useDispatch();
  return useSelector(selectIsFilePageOpen) && <FilePageDialog onClose={() => dispatch(filePageClosed())} />;
}

const OffersDialog = lazyDialog(async () => (await import('@/app/offers/OffersDialog')).OffersDialog);

/** The list of waiver and relief joins the state of History and Selection, so neither can render it. */
export function OffersOverlay() {
  const dispatch = useDispatch();
  const kind = useSelector(selectOfferKind);
  return kind !== null && <OffersDialog kind={kind} onClose={() => dispatch(offersClosed())} />;
}

const LeaveDialog = lazyDialog(async () => (await import('./LeaveDialog')).LeaveDialog);

const isInterrupted = (state: RootState): boolean => selectIsUnkept(state) || selectIsSending(state);

/**
 * Asks before another loan opens in this tab, if the user has typed something for this one that is not stored, or waits
 * for the answer to something that was sent: the loan's calls end with it. The screens of one loan share their entries,
 * so moving between them doesn't ask.
 */
export function OtherLoanGuard() {
  const [isAsking, setIsAsking] = useState(false);
  // The router warns about addresses from elsewhere while a guard exists.
  return useSelector(isInterrupted) || isAsking ? <Guard onAsking={setIsAsking} /> : null;
}

/** Stays until its question is answered, also if there is nothing left to ask about. */
function Guard({ onAsking }: { readonly onAsking: (isAsking: boolean) => void }) {
  const store = useStore<RootState>();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const state = store.getState();
    const [from, to] = [currentLocation, nextLocation].map(({ pathname }) => readLoanPath(pathname)?.loanId);
    return from !== undefined && from !== to && selectExpiry(state) === null && isInterrupted(state);
  });
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => onAsking(isBlocked), [isBlocked, onAsking]);
  if (!isBlocked) return null;
  return <LeaveDialog leaveLabel={appTexts.leaveLoan} onLeave={blocker.proceed} onClose={blocker.reset} />;
}
