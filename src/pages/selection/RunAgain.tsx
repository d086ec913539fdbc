import { useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { SelectionRun } from '@/domain/selection/selectionRun';
import { Button } from '@/ui/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useRunAgain } from './useRunAgain';

interface RunAgainProps {
  readonly run: SelectionRun;
}

/** Leads to the Request screen, filled in from this run, unless every service of it is closed. */
export function RunAgain({ run }: RunAgainProps) {
  const navigate = useNavigate();
  const reasonId = useId();
  const way = useRunAgain(run);
  if (way === undefined) return null;
  const { href, closed } = way;
  return (
    <>
      <Button
        disabled={closed !== null}
        aria-describedby={closed === null ? undefined : reasonId}
        onClick={() => void navigate(href)}
      >
        Run again
      </Button>
      {closed !== null && <VisuallyHidden id={reasonId}>{closed}</VisuallyHidden>}
    </>
  );
}

/** The same within a text, where it is the one thing to do next. */
export function RunAgainLink({ run }: RunAgainProps) {
  const way = useRunAgain(run);
  return way !== undefined && way.closed === null && <Link to={way.href}>Run again</Link>;
}
