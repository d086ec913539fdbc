import { useSelector } from 'react-redux';
import { paths } from '@/config/paths';
import { orderingBlock } from '@/domain/order/orderingBlock';
import { closedServices } from '@/domain/selection/selectionAvailability';
import { runStateOf, type SelectionRun } from '@/domain/selection/selectionRun';
import { selectLoanHeader, selectLoanId } from '@/features/loan/loanSlice';
import { selectAvailability } from '@/features/selection/selectionSlice';
import { selectPrivileges } from '@/features/session/sessionSlice';

interface RunAgainWay {
  /** The Request screen, filled in from the run. */
  href: string;
  /** Why not now, when every service of the run is closed; null when any is open. */
  closed: string | null;
}

/**
 * The way to running a run again.
 *
 * @empty undefined for somebody who may not order, and while the run is under way
 */
export function useRunAgain(run: SelectionRun): RunAgainWay | undefined {
  const loanId = useSelector(selectLoanId);
  const block = orderingBlock(useSelector(selectLoanHeader), useSelector(selectPrivileges));
  const closed = closedServices(run, useSelector(selectAvailability));
  if (loanId === null || block !== null || runStateOf(run) === 'processing') return undefined;
  return {
    href: paths.request.againHref(loanId, run.requestId),
    closed: closed.length === run.items.length ? closed.join(' ') : null,
  };
}
