import { useSelector } from 'react-redux';
import { runStateOf, type SelectionRun } from '@/domain/selection/selectionRun';
import { selectCurrentRun } from '@/features/selection/state/selectionRuns';
import { OverrideLog } from './OverrideLog';
import { Results } from './Results';
import { RunNotices } from './RunNotices';
import { RunProgress } from './RunProgress';

export function RunView({ run }: { readonly run: SelectionRun }) {
  const current = useSelector(selectCurrentRun);
  const state = runStateOf(run);
  const isCurrent = run === current;
  return (
    <>
      <RunNotices run={run} isCurrent={isCurrent} />
      {(state === 'processing' || state === 'pending') && <RunProgress run={run} />}
      <Results run={run} hasNoResult={state === 'noResult'} />
      {run.isMulti && <OverrideLog />}
    </>
  );
}
