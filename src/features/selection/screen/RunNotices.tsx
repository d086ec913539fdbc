import { useDispatch, useSelector } from 'react-redux';
import * as selectionTexts from '@/config/texts/selectionTexts';
import { lockConflict } from '@/domain/selection/override';
import { closedServiceTexts, loanChangesSince } from '@/domain/selection/sinceTheRun';
import { inconsistencyTexts, resultInEffect } from '@/domain/selection/selectionMarks';
import { runStateOf, type SelectionRun } from '@/domain/selection/selectionRun';
import { ScoreModelNotice } from '@/features/history/screen/ScoreModelNotice';
import { selectLoanData, selectLoanHeader } from '@/features/loan/loanSlice';
import { selectOverrideBlock } from '@/features/selection/state/overrideChoice';
import {
  overrideCheckPressed,
  overrideNoticeDismissed,
  selectOverrideNotice,
  selectOverridePhase,
} from '@/features/selection/state/overrideSlice';
import { selectCurrentRun, selectRuns, selectShownResults } from '@/features/selection/state/selectionRuns';
import { selectAvailability } from '@/features/selection/state/selectionSlice';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

interface RunNoticesProps {
  readonly run: SelectionRun;
}

/** What the user must know before relying on the run. Warnings about the user's own choice are in the form. */
export function RunNotices({ run }: RunNoticesProps) {
  const isCurrent = useSelector(selectCurrentRun) === run;
  const results = useSelector(selectShownResults);
  const header = useSelector(selectLoanHeader);
  const block = useSelector(selectOverrideBlock);
  const runs = useSelector(selectRuns);
  const availability = useSelector(selectAvailability);
  const inEffect = resultInEffect(results);
  const conflict = inEffect === undefined ? null : lockConflict(header?.lockedAus, inEffect);
  const newest = runs[0];
  return (
    <>
      <OverrideNotice run={run} />
      <ScoreModelNotice />
      {block !== null && run.isMulti && <Notice>{block}</Notice>}
      {isCurrent && newest !== undefined && newest !== run && (
        <Notice>{selectionTexts.newerNotInUse(newest.requestId)}</Notice>
      )}
      {closedServiceTexts(run, availability).map((text) => (
        <Notice key={text}>{text}</Notice>
      ))}
      {runStateOf(run) === 'undecided' && <Notice tone="warning">{selectionTexts.noneRecommended}</Notice>}
      {inconsistencyTexts(results).map((text) => (
        <Notice key={text} tone="warning">
          {text}
        </Notice>
      ))}
      {isCurrent && conflict !== null && <Notice tone="warning">{conflict}</Notice>}
      {isCurrent && <LoanChanges run={run} isReported={results.some(({ isOutOfDate }) => isOutOfDate)} />}
    </>
  );
}

interface LoanChangesProps extends RunNoticesProps {
  /** The service itself reports that the results are out of date. */
  readonly isReported: boolean;
}

function LoanChanges({ run, isReported }: LoanChangesProps) {
  const loan = useSelector(selectLoanData);
  const submitted = run.items.find(({ ausDataSet }) => ausDataSet !== null)?.ausDataSet ?? null;
  const changes = loan === undefined || submitted === null ? [] : loanChangesSince(submitted, loan);
  if (changes.length === 0 && !isReported) return null;
  const details = changes.map(({ label, before, after }) => `${label} ${before} → ${after}`).join(', ');
  return (
    <Notice tone="warning">{details === '' ? selectionTexts.loanChanged : selectionTexts.loanChanges(details)}</Notice>
  );
}

/** The outcome of the last save. If it was for another run, the text starts with the number of that request. */
function OverrideNotice({ run }: RunNoticesProps) {
  const dispatch = useDispatch();
  const notice = useSelector(selectOverrideNotice);
  const phase = useSelector(selectOverridePhase);
  if (notice === null) return null;
  const text = notice.runId === run.runId ? notice.text : selectionTexts.ofRequest(notice.requestId, notice.text);
  return (
    <Notice tone={notice.tone} onDismiss={phase === 'editing' ? () => dispatch(overrideNoticeDismissed()) : undefined}>
      {phase === 'unconfirmed' ? (
        <>
          <span>{text}</span>{' '}
          <Button onClick={() => dispatch(overrideCheckPressed())}>{selectionTexts.checkAgain}</Button>
        </>
      ) : (
        text
      )}
    </Notice>
  );
}
