import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@/config/paths';
import * as historyTexts from '@/features/history/texts';
import * as screenTexts from '@/features/runs/screenTexts';
import * as selectionTexts from '@/features/selection/texts';
import * as uiTexts from '@/config/texts/uiTexts';
import { overrideInvitation } from '@/features/selection/rules/override';
import { isRecommendationMissing } from '@/features/selection/rules/selectionMarks';
import { runTimes } from '@/features/selection/rules/runTimes';
import { isUsable, resultFromHistory } from '@/features/selection/rules/selectionResult';
import { runStateOf, type SelectionRun } from '@/features/selection/rules/selectionRun';
import { DialogButton } from '@/features/runs/DialogLink';
import { GoneNotice, UnlistedOrderNotice } from '@/features/runs/ListedNotices';
import { EmptyHistory, HistoryFailureNotice } from '@/features/runs/HistoryNotices';
import { selectAwaited, selectHistory } from '@/features/runs/historySlice';
import { selectAreRequestsUnread } from '@/features/loan/unreadItemsSlice';
import { useIsUnread } from '@/features/loan/useIsUnread';
import { selectLoanId } from '@/features/loan/loanSlice';
import {
  selectOverrideChoice,
  selectCurrentRun,
  selectRunCure,
  selectRunInView,
  selectRuns,
  selectShownResults,
} from '@/features/selection/state/selectionSelectors';
import { runPicked } from '@/features/selection/state/selectionSlice';
import { zonedDateTime } from '@/lib/format';
import { isPending } from '@/lib/remote';
import { inSentence } from '@/lib/shortText';
import { useRead } from '@/reads/useRead';
import { EmptyState } from '@/ui/EmptyState';
import { LoadingTable } from '@/ui/Skeletons';
import { PageHeading } from '@/ui/PageHeading';
import { ReadFailure } from '@/ui/ReadFailure';
import { Row } from '@/ui/Row';
import { SelectField } from '@/ui/SelectField';
import { useShownText } from '@/ui/shownText';
import { StatusBadge } from '@/ui/StatusBadge';
import { TimeAgo } from '@/ui/TimeAgo';
import { useIsPrinting } from '@/ui/useIsPrinting';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { OverrideLog } from './OverrideLog';
import { DecisionGrid } from './DecisionGrid';
import { FailedRun } from './FailedRun';
import { RunAgain, RunCure, RunNotices } from './RunNotices';
import { SelectionDialogs } from './SelectionDialogs';

export function SelectionPage() {
  useShownText();
  const run = useSelector(selectRunInView);
  return (
    <>
      {/* The same before and after the first run loads, so that it keeps the focus. */}
      <PageHeading
        badge={run && <RunInView run={run} />}
        actions={
          run && (
            <>
              <RunAgain run={run} />
              <DialogButton data-print="never" dialog={{ kind: 'filePage' }}>
                {historyTexts.filePage}
              </DialogButton>
            </>
          )
        }
      >
        {selectionTexts.title}
      </PageHeading>
      <FailedRun />
      <HistoryFailureNotice />
      <GoneNotice />
      <UnlistedOrderNotice />
      {run === undefined ? (
        <NoRunInView />
      ) : (
        <>
          <Results run={run} />
          {run.isMulti && <OverrideLog />}
          <SelectionDialogs />
        </>
      )}
    </>
  );
}

/** The run in view: what the user picks it by, if there are several. */
function RunInView({ run }: { readonly run: SelectionRun }) {
  const results = useSelector(selectShownResults);
  const isOnly = useSelector(selectRuns).length < 2;
  const isPrinting = useIsPrinting();
  const lacksRecommendation = runStateOf(run) === 'pending' || isRecommendationMissing(results);
  return (
    <>
      {(isOnly || isPrinting) && <RunFacts run={run} />}
      {!isOnly && (
        <>
          <RunSwitcher inView={run} />
          <small data-print="never">
            <TimeAgo date={run.latestDate} />
          </small>
        </>
      )}
      {lacksRecommendation && <StatusBadge tone="info">{selectionTexts.recommendationMissing}</StatusBadge>}
    </>
  );
}

function RunSwitcher({ inView }: { readonly inView: SelectionRun }) {
  const dispatch = useDispatch();
  const runs = useSelector(selectRuns);
  const current = useSelector(selectCurrentRun);
  const timeOf = runTimes(runs);
  const options = runs.map((run) => ({
    value: run.runId,
    label: selectionTexts.runOption(
      run.requestId,
      [timeOf(run), servicesOf(run), run.items[0].submittedBy].filter((part) => part !== null),
      run === current,
    ),
  }));
  return (
    <div data-print="never" style={{ width: 520, maxWidth: '100%' }}>
      <SelectField
        label={selectionTexts.run}
        isLabelHidden
        options={options}
        value={inView.runId}
        onChange={(runId) => dispatch(runPicked(runId === current?.runId ? null : runId))}
      />
    </div>
  );
}

const servicesOf = ({ items }: SelectionRun): string =>
  items.map(({ ausRequestType }) => ausRequestType ?? 'AUS').join(' + ');

function RunFacts({ run: { requestId, latestDate, items } }: { readonly run: SelectionRun }) {
  return (
    <StatusBadge tone="neutral">
      <span>
        <span>
          {[historyTexts.request(requestId), zonedDateTime(latestDate), items[0].submittedBy]
            .filter((part) => part !== null)
            .map(inSentence)
            .join(' · ')}
        </span>
        {latestDate !== null && (
          <span data-print="never">
            <span>{' · '}</span>
            <TimeAgo date={latestDate} />
          </span>
        )}
      </span>
    </StatusBadge>
  );
}

function Results({ run }: { readonly run: SelectionRun }) {
  const { status, value, failure, retry } = useRead('currentRunSelections', run.runId);
  const loaded = useSelector(selectShownResults);
  const hasCure = useSelector(selectRunCure) !== undefined;
  const areUnread = useIsUnread('selections', 'overrideSelection');
  const isPreview = value === undefined && status !== 'ready';
  const isLoading = isPreview && status !== 'failed';
  const results = isPreview ? run.items.map(resultFromHistory) : loaded;
  const isWithoutResult = runStateOf(run) === 'noResult' && run.isMulti && !results.some(isUsable);
  const canChoose = run.isMulti && results.length > 1 && !isWithoutResult;
  return (
    <>
      <RunNotices {...{ run, results }} />
      <ReadFailure failure={failure} what={selectionTexts.theResults} retry={retry} />
      {isLoading && <VisuallyHidden role="status">{selectionTexts.loading}</VisuallyHidden>}
      <RunCure run={run} />
      {isWithoutResult && !hasCure && (
        <NoResult $gap="0 var(--space-2)">
          <strong>{selectionTexts.nothingToChoose}</strong>
          <span>{selectionTexts.nothingToChooseHint}</span>
        </NoResult>
      )}
      {results.length === 0 ? (
        <EmptyState
          title={areUnread ? selectionTexts.resultsUnread : selectionTexts.noResults}
          action={<RequestLink />}
        />
      ) : (
        <DecisionGrid run={run} results={results} isPreview={isPreview} isLoading={isLoading} canChoose={canChoose} />
      )}
      {canChoose && <FormAnnouncement />}
    </>
  );
}

/** As high as the line above a run with results. */
const NoResult = styled(Row)`
  min-height: 25px;
  margin-bottom: var(--space-2);
`;

/** Tells screen readers that the form opened, and reads its warnings. */
function FormAnnouncement() {
  const choice = useSelector(selectOverrideChoice);
  return (
    <VisuallyHidden role="status" data-live-announcer>
      {choice && [overrideInvitation(choice.chosen), ...choice.warnings].join(' ')}
    </VisuallyHidden>
  );
}

/** About as many rows as a run of two services has. */
const SKELETON_ROWS = 12;

function NoRunInView() {
  const history = useSelector(selectHistory);
  const areUnread = useSelector(selectAreRequestsUnread);
  const awaited = useSelector(selectAwaited);
  const isReadForOrder = awaited.ids.length > 0 && awaited.reads === null;
  return (
    <>
      {(isPending(history) || isReadForOrder) && (
        <LoadingTable message={selectionTexts.loading} rows={SKELETON_ROWS} columns={3} />
      )}
      <EmptyHistory />
      {history.value !== undefined && awaited.ids.length === 0 && (
        <EmptyState
          title={areUnread ? screenTexts.noneReadable : selectionTexts.noneYet}
          action={!areUnread && <RequestLink />}
        >
          {areUnread ? screenTexts.noneReadableHint : selectionTexts.noneYetHint}
        </EmptyState>
      )}
    </>
  );
}

function RequestLink() {
  const loanId = useSelector(selectLoanId);
  return loanId !== null && <Link to={paths.request.href(loanId)}>{uiTexts.goToRequest}</Link>;
}
