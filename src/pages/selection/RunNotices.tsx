import { useSelector } from 'react-redux';
import { lockConflict } from '@/domain/selection/override';
import { closedServices } from '@/domain/selection/selectionAvailability';
import { oddMarks, resultInEffect } from '@/domain/selection/selectionMarks';
import { runStateOf, type SelectionRun } from '@/domain/selection/selectionRun';
import { selectLoanHeader } from '@/features/loan/loanSlice';
import { OverrideNotice } from '@/features/selection/components/OverrideNotice';
import { selectAvailability } from '@/features/selection/selectionSlice';
import { Notice } from '@/ui/Notice';
import { selectOverrideBlock } from '@/workflows/overrideChoice';
import { selectRuns, selectShownResults } from '@/workflows/selectionRuns';
import { LoanChanges } from './LoanChanges';

interface RunNoticesProps {
  readonly run: SelectionRun;
  readonly isCurrent: boolean;
}

/** What is to know before looking at the results. */
export function RunNotices({ run, isCurrent }: RunNoticesProps) {
  const results = useSelector(selectShownResults);
  const header = useSelector(selectLoanHeader);
  const block = useSelector(selectOverrideBlock);
  const runs = useSelector(selectRuns);
  const availability = useSelector(selectAvailability);
  const inEffect = resultInEffect(results);
  const conflict = inEffect === undefined ? null : lockConflict(header?.lockedAusRequestTypeId, inEffect);
  const isNewestFruitless = isCurrent && runs[0] !== undefined && runs[0] !== run;
  return (
    <>
      <OverrideNotice />
      {block !== null && run.isMulti && <Notice>{block}</Notice>}
      {isNewestFruitless && <Notice>Request {runs[0]?.requestId} is newer, but gave nothing to select.</Notice>}
      {closedServices(run, availability).map((text) => (
        <Notice key={text}>{text}</Notice>
      ))}
      {runStateOf(run) === 'undecided' && (
        <Notice tone="warning">No service was recommended in this run, so no result is in effect.</Notice>
      )}
      {oddMarks(results).map((text) => (
        <Notice key={text} tone="warning">
          {text}
        </Notice>
      ))}
      {isCurrent && conflict !== null && <Notice tone="warning">{conflict}</Notice>}
      {isCurrent && <LoanChanges run={run} isReported={results.some(({ isOutOfDate }) => isOutOfDate)} />}
    </>
  );
}
