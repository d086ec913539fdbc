import { useId } from 'react';
import { useSelector, useDispatch } from 'react-redux';
import * as historyTexts from '@/features/history/texts';
import * as selectionTexts from '@/features/selection/texts';
import { closedServiceTexts, loanChangesSince } from '@/features/selection/rules/sinceTheRun';
import { runStateOf, type SelectionRun } from '@/features/selection/rules/selectionRun';
import {
  selectRunCure,
  selectCurrentRun,
  selectRuns,
  selectFailedRun,
  selectOverrideBlock,
  selectOverrideChoice,
} from '@/features/selection/state/selectionSelectors';
import { selectAvailability, selectLoanData, selectLoanHeader } from '@/features/loan/loanSlice';
import { Button } from '@/ui/Button';
import { FocusAround } from '@/ui/FocusAround';
import { Notice, TabCode } from '@/ui/Notice';
import { StatusText } from '@/ui/StatusText';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { enumerated } from '@/config/listed';
import { lockConflict } from '@/features/selection/rules/override';
import { inconsistencyTexts, resultInEffect } from '@/features/selection/rules/selectionMarks';
import { ScoreModelNotice } from '@/features/runs/ScoreModelNotice';
import {
  overrideCheckPressed,
  overrideNoticeDismissed,
  selectOverride,
} from '@/features/selection/state/overrideSlice';
import type { SelectionResult } from '@/features/selection/api/contract/selection';
import { useRunAgain } from './useRunAgain';

interface RunNoticesProps {
  readonly run: SelectionRun;
  /** Those on screen: History's marks already tell most warnings, which would move the grid if they came later. */
  readonly results: readonly SelectionResult[];
}

/** What the user must know before relying on the run. Warnings about the user's own choice are in the form. */
export function RunNotices({ run, results }: RunNoticesProps) {
  const isCurrent = useSelector(selectCurrentRun) === run;
  const header = useSelector(selectLoanHeader);
  const block = useSelector(selectOverrideBlock);
  const runs = useSelector(selectRuns);
  const availability = useSelector(selectAvailability);
  const loan = useSelector(selectLoanData);
  const inEffect = resultInEffect(results);
  const conflict = inEffect === undefined ? null : lockConflict(header?.lockedAusRequestTypeId, inEffect);
  const submitted = run.items.find(({ ausDataSet }) => ausDataSet !== null)?.ausDataSet ?? null;
  const details = enumerated(loan === undefined || submitted === null ? [] : loanChangesSince(submitted, loan));
  const hasFailed = useSelector(selectFailedRun) !== undefined;
  const newest = runs[0];
  const notices = [
    // The line above the grid says for what a choice waits.
    ...(block !== null && block !== selectionTexts.waitForAll && run.isMulti ? [block] : []),
    ...(isCurrent && newest !== undefined && newest !== run && !hasFailed
      ? [selectionTexts.newerNotInUse(newest.requestId)]
      : []),
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
      <OverrideNotice {...{ run, inEffect }} />
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

interface OverrideNoticeProps {
  readonly run: SelectionRun;
  readonly inEffect: SelectionResult | undefined;
}

/** The outcome of the last save. If it was for another run, the text starts with the number of that request. */
function OverrideNotice({ run, inEffect }: OverrideNoticeProps) {
  const dispatch = useDispatch();
  const { notice, phase, unsettled } = useSelector(selectOverride);
  const canCheck = phase === 'unconfirmed' || (phase === 'editing' && unsettled !== null);
  if (notice === null) return null;
  // The line above the grid says it to those who see it, and a notice would move the grid.
  if (
    notice.tone === 'success' &&
    notice.runId === run.runId &&
    notice.text === selectionTexts.nowSelected(inEffect?.ausRequestType ?? '')
  )
    return (
      <div className="visually-hidden" role="status" data-live-announcer>
        <StatusText>{notice.text}</StatusText>
      </div>
    );
  const text = notice.runId === run.runId ? notice.text : selectionTexts.ofRequest(notice.requestId, notice.text);
  return (
    <div data-print={notice.tone === 'success' ? 'never' : undefined}>
      <Notice
        tone={notice.tone}
        actions={(notice.tone === 'error' || notice.tone === 'warning') && <TabCode />}
        onDismiss={phase === 'editing' && !canCheck ? () => dispatch(overrideNoticeDismissed()) : undefined}
      >
        {canCheck ? (
          <>
            <span>{text}</span>{' '}
            <FocusAround>
              <Button onClick={() => dispatch(overrideCheckPressed())}>{selectionTexts.checkAgain}</Button>
            </FocusAround>
          </>
        ) : (
          text
        )}
      </Notice>
    </div>
  );
}

/** Opens the Request screen, filled in from this run. Disabled if all its services are closed. */
export function RunAgain({ run }: { readonly run: SelectionRun }) {
  const reasonId = useId();
  const link = useRunAgain(run);
  const hasCure = useSelector(selectRunCure) !== undefined;
  const hasFailedSince = useSelector(selectFailedRun) !== undefined;
  if (link === undefined || hasCure) return null;
  const { open, disabledReason } = link;
  return (
    <>
      <Button
        // Without a result to choose, it is the only way on.
        kind={runStateOf(run) === 'noResult' && !hasFailedSince ? 'primary' : 'secondary'}
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
  const isChoosing = useSelector(selectOverrideChoice) !== undefined;
  if (cure === undefined) return null;
  const { MEANING: meaning, FIELD: field } = cure;
  return (
    <Notice
      tone="error"
      actions={
        field !== undefined &&
        link?.disabledReason === null && (
          <Button kind={isChoosing ? 'secondary' : 'primary'} onClick={() => link.open(field)}>
            {historyTexts.fixField[field]}
          </Button>
        )
      }
    >
      {meaning}
    </Notice>
  );
}
