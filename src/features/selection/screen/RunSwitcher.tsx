import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import * as selectionTexts from '@/config/texts/selectionTexts';
import type { SelectionRun } from '@/domain/selection/selectionRun';
import { runPicked } from '@/features/selection/state/selectionSlice';
import { shortDate } from '@/lib/format';
import { SelectField } from '@/ui/SelectField';

interface RunSwitcherProps {
  readonly runs: readonly SelectionRun[];
  readonly inView: SelectionRun;
  readonly current: SelectionRun | undefined;
}

export function RunSwitcher({ runs, inView, current }: RunSwitcherProps) {
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
