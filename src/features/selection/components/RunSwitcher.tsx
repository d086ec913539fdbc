import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import type { SelectionRun } from '@/domain/selection/selectionRun';
import { runPicked } from '@/features/selection/selectionSlice';
import { shortDate } from '@/lib/format';
import { SelectField } from '@/ui/SelectField';

interface RunSwitcherProps {
  readonly runs: readonly SelectionRun[];
  readonly inView: SelectionRun;
  readonly current: SelectionRun | undefined;
}

/** Leads to the loan's other runs. */
export function RunSwitcher({ runs, inView, current }: RunSwitcherProps) {
  const dispatch = useDispatch();
  const options = runs.map((run) => ({
    value: run.runId,
    label: `Request ${run.requestId} · ${shortDate(run.requestDate)} · ${servicesOf(run)}${run === current ? ' · current' : ''}`,
  }));
  return (
    <Width>
      <SelectField
        label="Run"
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
