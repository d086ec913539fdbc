import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as selectionTexts from '@/config/texts/selectionTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { isRecommendationPending } from '@/domain/selection/selectionMarks';
import { runStateOf, type SelectionRun } from '@/domain/selection/selectionRun';
import { UnlistedOrderNotice } from '@/features/history/screen/UnlistedOrderNotice';
import { FilePageButton } from '@/features/history/screen/FilePageButton';
import { EmptyHistory, HistoryFailureNotice } from '@/features/history/screen/HistoryNotices';
import { selectAwaited, selectHistory } from '@/features/history/state/historySlice';
import {
  selectCurrentRun,
  selectRunInView,
  selectRuns,
  selectShownResults,
} from '@/features/selection/state/selectionRuns';
import { runPicked } from '@/features/selection/state/selectionSlice';
import { fullDateTime, shortDate } from '@/lib/format';
import { isPending } from '@/lib/remote';
import { EmptyState } from '@/ui/EmptyState';
import { LoadingTable } from '@/ui/LoadingTable';
import { PageHeading } from '@/ui/PageHeading';
import { SelectField } from '@/ui/SelectField';
import { StatusBadge } from '@/ui/StatusBadge';
import { TimeAgo } from '@/ui/TimeAgo';
import { OverrideLog } from './OverrideLog';
import { RequestLink } from './RequestLink';
import { Results } from './Results';
import { RunAgain } from './RunAgain';
import { RunNotices } from './RunNotices';

/**
 * The screen that selects a result of a run (specification §1, Selection).
 *
 * @source Specification §1: "Selection chooses among results"
 */
export function SelectionPage() {
  const run = useSelector(selectRunInView);
  return (
    <>
      <SelectionHeading run={run} />
      <HistoryFailureNotice />
      <UnlistedOrderNotice />
      {run === undefined ? <NoRunInView /> : <RunView run={run} />}
    </>
  );
}

function RunView({ run }: { readonly run: SelectionRun }) {
  const current = useSelector(selectCurrentRun);
  return (
    <>
      <RunNotices run={run} isCurrent={run === current} />
      <Results run={run} />
      {run.isMulti && <OverrideLog />}
    </>
  );
}

/** About as many rows as a run of two services has. */
const SKELETON_ROWS = 12;

function NoRunInView() {
  const history = useSelector(selectHistory);
  const awaited = useSelector(selectAwaited);
  const isReadForOrder = awaited.ids.length > 0 && awaited.reads === 0;
  return (
    <>
      {(isPending(history) || isReadForOrder) && (
        <LoadingTable message={selectionTexts.loading} rows={SKELETON_ROWS} columns={3} />
      )}
      <EmptyHistory />
      {history.value !== undefined && awaited.ids.length === 0 && <NoRuns />}
    </>
  );
}

const NoRuns = () => (
  <EmptyState title={selectionTexts.noneYet} action={<RequestLink>{uiTexts.goToRequest}</RequestLink>}>
    {selectionTexts.noneYetHint}
  </EmptyState>
);

/**
 * Renders the same heading before and after the first run loads, so that it keeps the focus.
 *
 * @source Specification §2: "Selection's layout and fields"
 */
const SelectionHeading = ({ run }: { readonly run: SelectionRun | undefined }) => (
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

interface RunSwitcherProps {
  readonly runs: readonly SelectionRun[];
  readonly inView: SelectionRun;
  readonly current: SelectionRun | undefined;
}

function RunSwitcher({ runs, inView, current }: RunSwitcherProps) {
  const dispatch = useDispatch();
  const options = runs.map((run) => ({
    value: run.runId,
    label: selectionTexts.runOption(
      run.requestId,
      shortDate(run.requestDate),
      servicesOf(run),
      run === current ? selectionTexts.currentRun : '',
    ),
  }));
  return (
    <Width data-print="never">
      <SelectField
        label={selectionTexts.run}
        isLabelHidden
        options={options}
        value={inView.runId}
        onChange={(runId) => dispatch(runPicked(runId === current?.runId ? null : runId))}
      />
    </Width>
  );
}

const servicesOf = ({ items }: SelectionRun): string => items.map(({ service }) => service ?? 'AUS').join(' + ');

const Width = styled.div`
  width: 360px;
  max-width: 100%;
`;

function RunBadges({ run }: { readonly run: SelectionRun }) {
  const results = useSelector(selectShownResults);
  const { requestId, requestDate, submittedBy } = run;
  const isRecommendationDue = runStateOf(run) === 'pending' || isRecommendationPending(results);
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
      {isRecommendationDue && <StatusBadge tone="info">{selectionTexts.recommendationPending}</StatusBadge>}
    </>
  );
}
