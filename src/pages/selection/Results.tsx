import { useDispatch, useSelector } from 'react-redux';
import { isUsable } from '@/domain/selection/selectionResult';
import type { SelectionRun } from '@/domain/selection/selectionRun';
import { CompareTable } from '@/features/selection/components/CompareTable';
import { ResultCards } from '@/features/selection/components/ResultCards';
import { resultsRetried } from '@/features/selection/selectionSlice';
import { describeFailure } from '@/lib/failure';
import { isPending } from '@/lib/remote';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { Spinner } from '@/ui/Spinner';
import { selectResultsInView, selectShownResults } from '@/workflows/selectionRuns';
import { Override } from './Override';
import { RequestLink } from './RequestLink';
import { RunAgainLink } from './RunAgain';
import { ServiceCard } from './ServiceCard';

interface ResultsProps {
  readonly run: SelectionRun;
  /** No service gave findings. */
  readonly isFruitless: boolean;
}

/** What each service of a run found, the choice among them and their comparison. */
export function Results({ run, isFruitless }: ResultsProps) {
  const dispatch = useDispatch();
  const { status, value, failure } = useSelector(selectResultsInView);
  const results = useSelector(selectShownResults);
  const hasChoice = run.isMulti && results.length > 1;
  return (
    <>
      {failure !== undefined && (
        <Notice tone="error" onRetry={() => dispatch(resultsRetried())}>
          {describeFailure(failure, 'the results of this run')}
        </Notice>
      )}
      {value === undefined && isPending({ status, value, failure }) && <Spinner message="Loading results…" />}
      {isFruitless && run.isMulti && (
        <EmptyState title="No result to choose" action={<RunAgainLink run={run} />}>
          None of the services gave findings. What each one said is below.
        </EmptyState>
      )}
      {status === 'ready' && results.length === 0 && (
        <EmptyState title="This run has no results" action={<RequestLink>Go to Request</RequestLink>} />
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
