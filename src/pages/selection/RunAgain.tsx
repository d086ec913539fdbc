import { useId } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { closedServices } from '@/domain/selectionAvailability';
import type { SelectionRun } from '@/domain/selectionRun';
import { selectLoanId } from '@/features/loan/loanSlice';
import { selectAvailability } from '@/features/selection/selectionSlice';
import { selectPrivileges } from '@/features/session/sessionSlice';
import { Button } from '@/ui/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** Leads to the Request screen, unless every service of the run is closed. */
export function RunAgain({ run }: { readonly run: SelectionRun }) {
  const navigate = useNavigate();
  const reasonId = useId();
  const loanId = useSelector(selectLoanId);
  const canSubmit = useSelector(selectPrivileges)?.canSubmitAus !== false;
  const closed = closedServices(run, useSelector(selectAvailability));
  const isClosed = closed.length === run.items.length;
  if (loanId === null || !canSubmit) return null;
  return (
    <>
      <Button
        disabled={isClosed}
        aria-describedby={isClosed ? reasonId : undefined}
        onClick={() => void navigate(paths.request.href(loanId))}
      >
        Run again
      </Button>
      {isClosed && <VisuallyHidden id={reasonId}>{closed.join(' ')}</VisuallyHidden>}
    </>
  );
}
