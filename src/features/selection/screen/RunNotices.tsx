import { useDispatch, useSelector } from 'react-redux';
import { enumerated } from '@/config/listed';
import * as selectionTexts from '@/features/selection/texts';
import { lockConflict } from '@/features/selection/rules/override';
import { closedServiceTexts, loanChangesSince } from '@/features/selection/rules/sinceTheRun';
import { inconsistencyTexts, resultInEffect } from '@/features/selection/rules/selectionMarks';
import { runStateOf, type SelectionRun } from '@/features/selection/rules/selectionRun';
import { ScoreModelNotice } from '@/features/history/screen/ScoreModelNotice';
import { selectAvailability, selectLoanData, selectLoanHeader } from '@/features/loan/loanSlice';
import { selectOverrideBlock } from '@/features/selection/state/overrideChoice';
import {
  overrideCheckPressed,
  overrideNoticeDismissed,
  selectOverrideNotice,
  selectOverridePhase,
} from '@/features/selection/state/overrideSlice';
import { selectCurrentRun, selectRuns, selectShownResults } from '@/features/selection/state/selectionRuns';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

/** What the user must know before relying on the run. Warnings about the user's own choice are in the form. */
export function RunNotices({ run }: { readonly run: SelectionRun }) {
  const isCurrent = useSelector(selectCurrentRun) === run;
  const results = useSelector(selectShownResults);
  const header = useSelector(selectLoanHeader);
  const block = useSelector(selectOverrideBlock);
  const runs = useSelector(selectRuns);
  const availability = useSelector(selectAvailability);
  const loan = useSelector(selectLoanData);
  const inEffect = resultInEffect(results);
  const conflict = inEffect === undefined ? null : lockConflict(header?.lockedAusRequestTypeId, inEffect);
  const submitted = run.items.find(({ ausDataSet }) => ausDataSet !== null)?.ausDataSet ?? null;
  const details = enumerated(loan === undefined || submitted === null ? [] : loanChangesSince(submitted, loan));
  const newest = runs[0];
  const notices = [
    ...(block !== null && run.isMulti ? [block] : []),
    ...(isCurrent && newest !== undefined && newest !== run ? [selectionTexts.newerNotInUse(newest.requestId)] : []),
    ...closedServiceTexts(run, availability),
  ];
  const warnings = [
    ...(runStateOf(run) === 'undecided' ? [selectionTexts.noneRecommended] : []),
    ...inconsistencyTexts(results),
    ...(isCurrent && conflict !== null ? [conflict] : []),
    ...(isCurrent && details !== '' ? [selectionTexts.loanChanges(details)] : []),
    // The service itself reports it.
    ...(isCurrent && details === '' && results.some(({ isOutOfDate }) => isOutOfDate)
      ? [selectionTexts.loanChanged]
      : []),
  ];
  return (
    <>
      <OverrideNotice run={run} />
      <ScoreModelNotice />
      {notices.map((text) => (
        <Notice key={text}>{text}</Notice>
      ))}
      {warnings.map((text) => (
        <Notice key={text} tone="warning">
          {text}
        </Notice>
      ))}
    </>
  );
}

/** The outcome of the last save. If it was for another run, the text starts with the number of that request. */
function OverrideNotice({ run }: { readonly run: SelectionRun }) {
  const dispatch = useDispatch();
  const notice = useSelector(selectOverrideNotice);
  const phase = useSelector(selectOverridePhase);
  if (notice === null) return null;
  const text = notice.runId === run.runId ? notice.text : selectionTexts.ofRequest(notice.requestId, notice.text);
  return (
    <div data-print={notice.tone === 'success' ? 'never' : undefined}>
      <Notice
        tone={notice.tone}
        onDismiss={phase === 'editing' ? () => dispatch(overrideNoticeDismissed()) : undefined}
      >
        {phase === 'unconfirmed' ? (
          <>
            <span>{text}</span>{' '}
            <Button onClick={() => dispatch(overrideCheckPressed())}>{selectionTexts.checkAgain}</Button>
          </>
        ) : (
          text
        )}
      </Notice>
    </div>
  );
}
