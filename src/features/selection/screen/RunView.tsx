import { useSelector } from 'react-redux';
import { runStateOf, type SelectionRun } from '@/domain/selection/selectionRun';
import { selectCurrentRun } from '@/features/selection/state/selectionRuns';
import { OverrideLog } from './OverrideLog';
import { Results } from './Results';
import { RunNotices } from './RunNotices';

export function RunView({ run }: { readonly run: SelectionRun }) {
  const current = useSelector(selectCurrentRun);
  return (
    <>
      <RunNotices run={run} isCurrent={run === current} />
      <Results run={run} hasNoResult={runStateOf(run) === 'noResult'} />
      {run.isMulti && <OverrideLog />}
    </>
  );
}
