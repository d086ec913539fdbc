import { useSelector, useStore } from 'react-redux';
import { useBlocker } from 'react-router-dom';
import * as appTexts from '@/config/texts/appTexts';
import { readLoanPath } from '@/domain/shell/loanPath';
import { selectExpiry } from '@/features/session/sessionSlice';
import { selectIsUnkept } from '@/lib/openWork';
import type { RootState } from '@/lib/rootState';
import { lazyDialog } from '@/ui/lazyComponent';

const LeaveDialog = lazyDialog(async () => (await import('./LeaveDialog')).LeaveDialog);

/**
 * Asks before another loan opens in this tab, if the user has typed something for this one that is not stored. The
 * screens of one loan share their entries, so moving between them doesn't ask.
 */
export function OtherLoanGuard() {
  // The router warns about addresses from elsewhere while a guard exists.
  return useSelector(selectIsUnkept) ? <Guard /> : null;
}

function Guard() {
  const store = useStore<RootState>();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const state = store.getState();
    const [from, to] = [currentLocation, nextLocation].map(({ pathname }) => readLoanPath(pathname)?.loanId);
    return from !== undefined && from !== to && selectExpiry(state) === null && selectIsUnkept(state);
  });
  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog leaveLabel={appTexts.leaveLoan} onLeave={blocker.proceed} onClose={blocker.reset} />;
}
