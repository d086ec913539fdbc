import { useDispatch, useSelector } from 'react-redux';
import * as selectionTexts from '@/config/texts/selectionTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { describeFailure } from '@/config/describeFailure';
import { overrideInvitation } from '@/domain/selection/override';
import { resultFromHistory } from '@/domain/selection/selectionResult';
import { runStateOf, type SelectionRun } from '@/domain/selection/selectionRun';
import { selectOverrideChoice } from '@/features/selection/state/overrideChoice';
import { selectResultsInView, selectShownResults } from '@/features/selection/state/selectionRuns';
import { resultsRetried } from '@/features/selection/state/selectionSlice';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { DecisionGrid } from './DecisionGrid';
import { RequestLink } from './RequestLink';
import { RunAgainLink } from './RunAgain';

/**
 * @source Specification §1: "Selection chooses among results"
 * @source Specification §2: "one usable result, or none"
 */
export function Results({ run }: { readonly run: SelectionRun }) {
  const dispatch = useDispatch();
  const { status, value, failure } = useSelector(selectResultsInView);
  const loaded = useSelector(selectShownResults);
  const isPreview = value === undefined && status !== 'ready';
  const isLoading = isPreview && status !== 'failed';
  const results = isPreview ? run.items.map(resultFromHistory) : loaded;
  const canChoose = run.isMulti && results.length > 1;
  return (
    <>
      {failure !== undefined && (
        <Notice tone="error" onRetry={() => dispatch(resultsRetried({ runId: run.runId }))}>
          {describeFailure(failure, selectionTexts.theResults)}
        </Notice>
      )}
      {isLoading && <VisuallyHidden role="status">{selectionTexts.loading}</VisuallyHidden>}
      {runStateOf(run) === 'noResult' && run.isMulti && (
        <EmptyState title={selectionTexts.nothingToChoose} action={<RunAgainLink run={run} />}>
          {selectionTexts.nothingToChooseHint}
        </EmptyState>
      )}
      {results.length === 0 ? (
        <EmptyState title={selectionTexts.noResults} action={<RequestLink>{uiTexts.goToRequest}</RequestLink>} />
      ) : (
        <DecisionGrid run={run} results={results} isPreview={isPreview} isLoading={isLoading} canChoose={canChoose} />
      )}
      {canChoose && <FormAnnouncement />}
    </>
  );
}

/** Tells screen readers that the form opened, and reads its warnings. */
function FormAnnouncement() {
  const choice = useSelector(selectOverrideChoice);
  return (
    <VisuallyHidden role="status" data-live-announcer>
      {choice && [overrideInvitation(choice.chosen), ...choice.warnings].join(' ')}
    </VisuallyHidden>
  );
}
