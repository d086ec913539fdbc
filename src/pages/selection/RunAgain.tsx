import { useId } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { closedServices } from '@/domain/selection/selectionAvailability';
import { runStateOf, type SelectionRun } from '@/domain/selection/selectionRun';
import { selectLoanId } from '@/features/loan/loanSlice';
import { selectAvailability } from '@/features/selection/selectionSlice';
import { selectPrivileges } from '@/features/session/sessionSlice';
import { Button } from '@/ui/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** Leads to the Request screen, filled in from this run, unless the run is still under way or every service of it is closed. */
export function RunAgain({ run }: { readonly run: SelectionRun }) {
  const navigate = useNavigate();
  const reasonId = useId();
  const loanId = useSelector(selectLoanId);
  const canSubmit = useSelector(selectPrivileges)?.canSubmitAus !== false;
  const closed = closedServices(run, useSelector(selectAvailability));
  const isClosed = closed.length === run.items.length;
  if (loanId === null || !canSubmit || runStateOf(run) === 'processing') return null;
  return (
    <>
      <Button
        disabled={isClosed}
        aria-describedby={isClosed ? reasonId : undefined}
        onClick={() => void navigate(paths.request.againHref(loanId, run.requestId))}
      >
        Run again
      </Button>
      {isClosed && <VisuallyHidden id={reasonId}>{closed.join(' ')}</VisuallyHidden>}
    </>
  );
}
