import { useSelector } from 'react-redux';
import { runStateOf, type SelectionRun } from '@/domain/selection/selectionRun';
import { OverrideLog } from '@/features/selection/components/OverrideLog';
import { RunProgress } from '@/features/selection/components/RunProgress';
import { selectCurrentRun } from '@/workflows/selectionRuns';
import { Results } from './Results';
import { RunNotices } from './RunNotices';

/** One run: how far it has come, what it found, and the choice. */
export function RunView({ run }: { readonly run: SelectionRun }) {
  const current = useSelector(selectCurrentRun);
  const state = runStateOf(run);
  const isCurrent = run === current;
  return (
    <>
      <RunNotices run={run} isCurrent={isCurrent} />
      {(state === 'processing' || state === 'pending') && <RunProgress run={run} />}
      <Results run={run} isFruitless={state === 'fruitless'} />
      {run.isMulti && <OverrideLog />}
    </>
  );
}
