import { useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { createPath, useBlocker, useNavigate } from 'react-router-dom';
import * as appTexts from '@/config/texts/appTexts';
import { readLoanPath } from '@/config/loanPath';
import { selectExpiry } from '@/features/session/sessionSlice';
import { selectIsSending, selectIsUnkept } from '@/lib/openWork';
import type { RootState } from '@/lib/rootState';
import { LeaveDialog } from './lazyAppDialogs';

const losesByLeaving = (state: RootState): boolean => selectIsUnkept(state) || selectIsSending(state);

/**
 * Asks before the user leaves the loan with something that is not stored or not answered: the loan's calls end with it.
 * The screens of one loan share their entries, so moving between them doesn't ask.
 */
export function OtherLoanGuard() {
  const [asked, setAsked] = useState<Asked>(null);
  // The router warns about addresses from elsewhere while a guard exists.
  return useSelector(losesByLeaving) || asked !== null ? <Guard asked={asked} onAsked={setAsked} /> : null;
}

/** The address that the question is about; null without a question. */
type Asked = string | null;

/** The question stays until it is answered, also if the order's response opens another screen meanwhile. */
function Guard({ asked, onAsked }: { readonly asked: Asked; readonly onAsked: (asked: Asked) => void }) {
  const store = useStore<RootState>();
  const navigate = useNavigate();
  /** The address that the user leaves to without another question. */
  const leavingTo = useRef<string>(undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const state = store.getState();
    const [from, to] = [currentLocation, nextLocation].map(({ pathname }) => readLoanPath(pathname)?.loanId);
    const address = createPath(nextLocation);
    const isAnswered = address === leavingTo.current;
    leavingTo.current = undefined;
    if (isAnswered || from === undefined || from === to) return false;
    if (selectExpiry(state) !== null || !losesByLeaving(state)) return false;
    onAsked(address);
    return true;
  });
  if (asked === null) return null;
  const leave = (): void => {
    onAsked(null);
    if (blocker.state === 'blocked') {
      blocker.proceed();
      return;
    }
    // Another navigation that completed has ended the block.
    leavingTo.current = asked;
    void navigate(asked);
  };
  const stay = (): void => {
    onAsked(null);
    blocker.reset?.();
  };
  return <LeaveDialog losesEntries={selectIsUnkept} leaveLabel={appTexts.leaveLoan} onLeave={leave} onClose={stay} />;
}
