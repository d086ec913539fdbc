import { useState } from 'react';
import { useSelector } from 'react-redux';
import { isRecommendationPending } from '@/domain/selection/selectionMarks';
import { runStateOf, type SelectionRun } from '@/domain/selection/selectionRun';
import { RunSwitcher } from '@/features/selection/components/RunSwitcher';
import { WhyDialog } from '@/features/selection/components/WhyDialog';
import { selectRecommendations } from '@/features/selection/selectionSlice';
import { fullDateTime } from '@/lib/format';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeading } from '@/ui/PageHeading';
import { StatusBadge } from '@/ui/StatusBadge';
import { selectCurrentRun, selectRuns, selectShownResults } from '@/workflows/selectionRuns';
import { RunAgain } from './RunAgain';

/**
 * Which run this is, the way to the others, why its recommendation is what it is, and running it again. One heading before and after
 * the first run has arrived, so that it keeps the focus.
 */
export const SelectionHeading = ({ run }: { readonly run: SelectionRun | undefined }) => (
  <PageHeading badge={run && <RunBadges run={run} />} actions={run && <RunActions run={run} />}>
    Selection
  </PageHeading>
);

function RunActions({ run }: { readonly run: SelectionRun }) {
  const runs = useSelector(selectRuns);
  const current = useSelector(selectCurrentRun);
  return (
    <>
      <Why />
      {runs.length > 1 && <RunSwitcher runs={runs} inView={run} current={current} />}
      <RunAgain run={run} />
    </>
  );
}

function RunBadges({ run }: { readonly run: SelectionRun }) {
  const results = useSelector(selectShownResults);
  const { requestId, requestDate, submittedBy } = run;
  const isPending = runStateOf(run) === 'pending' || isRecommendationPending(results);
  return (
    <>
      <StatusBadge tone="neutral">
        {[`Request ${requestId}`, fullDateTime(requestDate), submittedBy].filter((part) => part !== null).join(' · ')}
      </StatusBadge>
      {isPending && <StatusBadge tone="info">Recommendation pending</StatusBadge>}
    </>
  );
}

function Why() {
  const results = useSelector(selectShownResults);
  const recommendations = useSelector(selectRecommendations);
  const [isOpen, setOpen] = useState(false);
  const recommended = results.find(({ isRecommended }) => isRecommended);
  if (recommended === undefined) return null;
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>Why is {recommended.service} recommended?</LinkButton>
      {isOpen && (
        <WhyDialog
          recommended={recommended}
          results={results}
          recommendations={recommendations}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
