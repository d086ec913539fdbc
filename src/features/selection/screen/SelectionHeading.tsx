import { useSelector } from 'react-redux';
import * as selectionTexts from '@/config/texts/selectionTexts';
import { isRecommendationPending } from '@/domain/selection/selectionMarks';
import { runStateOf, type SelectionRun } from '@/domain/selection/selectionRun';
import { FilePageButton } from '@/features/history/screen/FilePageButton';
import { selectCurrentRun, selectRuns, selectShownResults } from '@/features/selection/state/selectionRuns';
import { fullDateTime } from '@/lib/format';
import { PageHeading } from '@/ui/PageHeading';
import { StatusBadge } from '@/ui/StatusBadge';
import { TimeAgo } from '@/ui/TimeAgo';
import { RunAgain } from './RunAgain';
import { RunSwitcher } from './RunSwitcher';

/**
 * Renders the same heading before and after the first run loads, so that it keeps the focus.
 *
 * @source Specification §2: "Selection's layout and fields"
 */
export const SelectionHeading = ({ run }: { readonly run: SelectionRun | undefined }) => (
  <PageHeading badge={run && <RunBadges run={run} />} actions={run && <RunActions run={run} />}>
    {selectionTexts.title}
  </PageHeading>
);

function RunActions({ run }: { readonly run: SelectionRun }) {
  const runs = useSelector(selectRuns);
  const current = useSelector(selectCurrentRun);
  return (
    <>
      {runs.length > 1 && <RunSwitcher runs={runs} inView={run} current={current} />}
      <RunAgain run={run} />
      <FilePageButton />
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
        <span>
          {[selectionTexts.request(requestId), fullDateTime(requestDate), submittedBy]
            .filter((part) => part !== null)
            .join(' · ')}
          {requestDate !== null && (
            <span data-print="never">
              {' · '}
              <TimeAgo date={requestDate} />
            </span>
          )}
        </span>
      </StatusBadge>
      {isPending && <StatusBadge tone="info">{selectionTexts.recommendationPending}</StatusBadge>}
    </>
  );
}
