import { useDispatch, useSelector } from 'react-redux';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as selectionTexts from '@/config/texts/selectionTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { overrideInvitation } from '@/domain/selection/override';
import { isUsable } from '@/domain/selection/selectionResult';
import type { SelectionRun } from '@/domain/selection/selectionRun';
import { selectOverrideChoice } from '@/features/selection/state/overrideChoice';
import { selectResultsInView, selectShownResults } from '@/features/selection/state/selectionRuns';
import { resultsRetried } from '@/features/selection/state/selectionSlice';
import { describeFailure } from '@/config/texts/failureTexts';
import { isPending } from '@/lib/remote';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { Spinner } from '@/ui/Spinner';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { CompareTable } from './CompareTable';
import { OverrideQuestion } from './OverrideQuestion';
import { RequestLink } from './RequestLink';
import { RunAgainLink } from './RunAgain';
import { ServiceCard } from './ServiceCard';

interface ResultsProps {
  readonly run: SelectionRun;
  /** No service returned findings. */
  readonly hasNoResult: boolean;
}

/**
 * @source Specification §1: "Selection chooses among results"
 * @source Specification §2: "one usable result, or none"
 */
export function Results({ run, hasNoResult }: ResultsProps) {
  const dispatch = useDispatch();
  const { status, value, failure } = useSelector(selectResultsInView);
  const results = useSelector(selectShownResults);
  const hasChoice = run.isMulti && results.length > 1;
  return (
    <>
      {failure !== undefined && (
        <Notice tone="error" onRetry={() => dispatch(resultsRetried())}>
          {describeFailure(failure, selectionTexts.theResults)}
        </Notice>
      )}
      {value === undefined && isPending({ status, value, failure }) && <Spinner message={selectionTexts.loading} />}
      {hasNoResult && run.isMulti && (
        <EmptyState title={selectionTexts.nothingToChoose} action={<RunAgainLink run={run} />}>
          {selectionTexts.nothingToChooseHint}
        </EmptyState>
      )}
      {status === 'ready' && results.length === 0 && (
        <EmptyState title={selectionTexts.noResults} action={<RequestLink>{uiTexts.goToRequest}</RequestLink>} />
      )}
      <ResultCards isChoice={hasChoice}>
        {results.map((result) => (
          <ServiceCard key={result.key} result={result} run={run} hasChoice={hasChoice} />
        ))}
      </ResultCards>
      {hasChoice && <Override />}
      {results.filter(isUsable).length > 1 && <CompareTable results={results.filter(isUsable)} />}
    </>
  );
}

/** Announces the form that opens in the chosen card, and asks for confirmation of a choice with warnings. */
function Override() {
  const choice = useSelector(selectOverrideChoice);
  return (
    <>
      <VisuallyHidden role="status" data-live-announcer>
        {choice && overrideInvitation(choice.chosen)}
      </VisuallyHidden>
      {choice && <OverrideQuestion service={choice.chosen.service} />}
    </>
  );
}

interface ResultCardsProps {
  /** False if there is nothing to choose between. */
  readonly isChoice: boolean;
  readonly children: ReactNode;
}

const ResultCards = ({ isChoice, children }: ResultCardsProps) => (
  <Grid {...(isChoice && { role: 'radiogroup', 'aria-label': selectionTexts.resultToUse })}>{children}</Grid>
);

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 360px), 1fr));
  gap: 0 var(--space-3);

  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
