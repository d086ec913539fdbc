import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as selectionTexts from '@/config/texts/selectionTexts';
import { isProcessing, type HistoryItem } from '@/domain/history/historyItem';
import { statusTone } from '@/domain/loan/statusTone';
import type { SelectionRun } from '@/domain/selection/selectionRun';
import { stepTone, type RunStep } from '@/domain/selection/selectionSteps';
import { selectSteps } from '@/features/selection/state/selectionSlice';
import { elapsedSince } from '@/lib/format';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import { useNow } from '@/ui/useNow';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

interface RunProgressProps {
  readonly run: SelectionRun;
}

const SECOND_MS = 1_000;

/** @source Specification §2: "a run in progress" */
export function RunProgress({ run }: RunProgressProps) {
  const now = useNow(SECOND_MS);
  const steps = useSelector(selectSteps);
  return (
    <Panel heading={selectionTexts.progress} tone="sunken">
      <List>
        {run.items.map((item) => (
          <li key={item.key}>
            <strong>{item.service ?? 'AUS'}</strong>
            {isProcessing(item) && steps[item.requestId] !== undefined ? (
              <Steps steps={steps[item.requestId] ?? []} service={item.service ?? 'AUS'} />
            ) : (
              <StatusBadge tone={statusTone(item.status)}>{item.status}</StatusBadge>
            )}
            <Elapsed item={item} now={now} />
          </li>
        ))}
      </List>
    </Panel>
  );
}

const Steps = ({ steps, service }: { readonly steps: readonly RunStep[]; readonly service: string }) => (
  <StepList aria-label={selectionTexts.stepsOf(service)}>
    {steps.map((step, index) => (
      <li key={index}>
        <StatusBadge tone={stepTone(step)}>
          {step.name}
          <VisuallyHidden> {step.state}</VisuallyHidden>
        </StatusBadge>
      </li>
    ))}
  </StepList>
);

/** Hidden from screen readers while it changes every second. */
const Elapsed = ({ item, now }: { readonly item: HistoryItem; readonly now: number }) => {
  const until = isProcessing(item) ? now : item.receivedOn;
  const elapsed = elapsedSince(item.requestDate, until);
  return elapsed !== undefined && <span aria-hidden={isProcessing(item)}>{elapsed}</span>;
};

const StepList = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  list-style: none;
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-8);
  list-style: none;

  > li {
    display: flex;
    gap: var(--space-2);
    align-items: center;
  }
`;
