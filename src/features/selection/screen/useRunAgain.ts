import { useSelector } from 'react-redux';
import { useOrderAgain } from '@/features/runs/useOrderAgain';
import { selectAvailability } from '@/features/loan/loanSlice';
import { runStateOf, type SelectionRun } from '@/features/selection/rules/selectionRun';
import { closedServiceTexts } from '@/features/selection/rules/sinceTheRun';

/** The way to repeat a run. @empty undefined for users who may not order, and while it is processing */
export function useRunAgain(run: SelectionRun) {
  const open = useOrderAgain(run.requestId);
  const closed = closedServiceTexts(run, useSelector(selectAvailability));
  if (open === undefined || runStateOf(run) === 'processing') return undefined;
  return {
    open,
    /** Null unless every service of the run is closed. */
    disabledReason: closed.length === run.items.length ? closed.join(' ') : null,
  };
}
