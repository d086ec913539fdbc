import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as selectionTexts from '@/config/texts/selectionTexts';
import type { SelectionResult } from '@/domain/selection/selectionResult';
import { stepTone } from '@/domain/selection/selectionSteps';
import { selectSteps } from '@/features/selection/state/selectionSlice';
import { elapsedSince } from '@/lib/format';
import { StatusBadge } from '@/ui/StatusBadge';
import { useNow } from '@/ui/useNow';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

interface ServiceProgressProps {
  readonly result: SelectionResult;
}

const SECOND_MS = 1_000;

/**
 * The steps of a service that is running, and the time since the order. The time is hidden from screen readers, because
 * it changes every second.
 *
 * @source Specification §2: "a run in progress"
 */
export function ServiceProgress({ result: { requestId, requestDate, service } }: ServiceProgressProps) {
  const steps = useSelector(selectSteps)[requestId] ?? [];
  const elapsed = elapsedSince(requestDate, useNow(SECOND_MS));
  return (
    <Line>
      {steps.length > 0 && (
        <ol aria-label={selectionTexts.stepsOf(service)}>
          {steps.map((step, index) => (
            <li key={index}>
              <StatusBadge tone={stepTone(step)}>
                {step.name}
                <VisuallyHidden> {step.state}</VisuallyHidden>
              </StatusBadge>
            </li>
          ))}
        </ol>
      )}
      {elapsed !== undefined && <span aria-hidden>{elapsed}</span>}
    </Line>
  );
}

const Line = styled.div`
  &,
  > ol {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
    align-items: center;
    list-style: none;
  }
`;
