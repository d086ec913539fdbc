import { useId } from 'react';
import { useSelector } from 'react-redux';
import * as historyTexts from '@/features/history/texts';
import * as selectionTexts from '@/features/selection/texts';
import { closedServiceTexts } from '@/features/selection/rules/sinceTheRun';
import { runStateOf, type SelectionRun } from '@/features/selection/rules/selectionRun';
import { selectRunCure } from '@/features/selection/state/selectionRuns';
import { selectAvailability } from '@/features/loan/loanSlice';
import { useOrderAgain } from '@/features/history/screen/useOrderAgain';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** Opens the Request screen, filled in from this run. Disabled if all its services are closed. */
export function RunAgain({ run }: { readonly run: SelectionRun }) {
  const reasonId = useId();
  const link = useRunAgain(run);
  const hasCure = useSelector(selectRunCure) !== undefined;
  if (link === undefined || hasCure) return null;
  const { open, disabledReason } = link;
  return (
    <>
      <Button
        disabled={disabledReason !== null}
        aria-describedby={disabledReason === null ? undefined : reasonId}
        onClick={() => open()}
      >
        {selectionTexts.runAgain}
      </Button>
      {disabledReason !== null && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>}
    </>
  );
}

/** What the configured guide says of an error, and the only way on: to the field that fixes it. */
export function RunCure({ run }: { readonly run: SelectionRun }) {
  const cure = useSelector(selectRunCure);
  const link = useRunAgain(run);
  if (cure === undefined) return null;
  const { MEANING: meaning, FIELD: field } = cure;
  return (
    <Notice
      tone="error"
      {...(field !== undefined &&
        link?.disabledReason === null && {
          retryLabel: historyTexts.fixField[field],
          onRetry: () => link.open(field),
        })}
    >
      {meaning}
    </Notice>
  );
}

/** The way to repeat a run. @empty undefined for users who may not order, and while it is processing */
function useRunAgain(run: SelectionRun) {
  const open = useOrderAgain(run.requestId);
  const closed = closedServiceTexts(run, useSelector(selectAvailability));
  if (open === undefined || runStateOf(run) === 'processing') return undefined;
  return {
    open,
    /** Null unless every service of the run is closed. */
    disabledReason: closed.length === run.items.length ? closed.join(' ') : null,
  };
}
