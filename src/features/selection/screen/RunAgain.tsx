import { useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { paths } from '@/config/paths';
import * as selectionTexts from '@/features/selection/texts';
import { readOnlyReason } from '@/features/loan/rules/readOnlyReason';
import { closedServiceTexts } from '@/features/selection/rules/sinceTheRun';
import { runStateOf, type SelectionRun } from '@/features/selection/rules/selectionRun';
import { selectLoanHeader, selectLoanId } from '@/features/loan/loanSlice';
import { selectAvailability } from '@/features/loan/loanSlice';
import { selectPrivileges } from '@/features/session/sessionSlice';
import { Button } from '@/ui/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

interface RunAgainProps {
  readonly run: SelectionRun;
}

/** Opens the Request screen, filled in from this run. Disabled if all its services are closed. */
export function RunAgain({ run }: RunAgainProps) {
  const navigate = useNavigate();
  const reasonId = useId();
  const link = useRunAgain(run);
  if (link === undefined) return null;
  const { href, disabledReason } = link;
  return (
    <>
      <Button
        disabled={disabledReason !== null}
        aria-describedby={disabledReason === null ? undefined : reasonId}
        onClick={() => void navigate(href)}
      >
        {selectionTexts.runAgain}
      </Button>
      {disabledReason !== null && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>}
    </>
  );
}

/** The same action as a link, for an empty state. */
export function RunAgainLink({ run }: RunAgainProps) {
  const link = useRunAgain(run);
  return link !== undefined && link.disabledReason === null && <Link to={link.href}>{selectionTexts.runAgain}</Link>;
}

/** The link that repeats a run. @empty undefined for users who may not order, and while it is processing */
function useRunAgain(run: SelectionRun) {
  const loanId = useSelector(selectLoanId);
  const block = readOnlyReason(useSelector(selectLoanHeader), useSelector(selectPrivileges));
  const closed = closedServiceTexts(run, useSelector(selectAvailability));
  if (loanId === null || block !== null || runStateOf(run) === 'processing') return undefined;
  return {
    href: paths.request.againHref(loanId, run.requestId),
    /** Null unless every service of the run is closed. */
    disabledReason: closed.length === run.items.length ? closed.join(' ') : null,
  };
}
