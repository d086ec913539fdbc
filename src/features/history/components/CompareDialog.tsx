import { useState } from 'react';
import { styled } from 'styled-components';
import { compareRuns } from '@/domain/history/compareRuns';
import { describeComparison } from '@/domain/history/describeComparison';
import type { HistoryItem } from '@/domain/history/historyItem';
import { compareDates } from '@/domain/history/historyOrder';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Heading } from '@/ui/Heading';
import { Modal } from '@/ui/Modal';
import { ComparedFields } from './ComparedFields';
import { ComparedFindings } from './ComparedFindings';

interface CompareDialogProps {
  /** In any order; the older run stands at the left. */
  readonly runs: readonly [HistoryItem, HistoryItem];
  readonly onClose: () => void;
}

/** Two runs side by side: what they were told, what DU found, and in plain words what moved between them. */
export function CompareDialog({ runs: [one, other], onClose }: CompareDialogProps) {
  const [isOnlyDifferences, setIsOnlyDifferences] = useState(true);
  const [earlier, later] = compareDates(one.requestDate, other.requestDate) < 0 ? [other, one] : [one, other];
  const comparison = compareRuns(earlier, later);
  return (
    <Modal
      isOpen
      width="wide"
      title={`Request ${earlier.requestId} compared with request ${later.requestId}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Heading level={3} size="strong">
        What moved
      </Heading>
      <Summary>
        {describeComparison(comparison).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Summary>
      <Caution>This lists what changed between the two runs, not why a service answered as it did.</Caution>
      <Checkbox label="Only differences" isChecked={isOnlyDifferences} onChange={setIsOnlyDifferences} />
      <ComparedFields {...{ earlier, later, comparison, isOnlyDifferences }} />
      <ComparedFindings {...{ earlier, later, isOnlyDifferences }} findings={comparison.findings} />
    </Modal>
  );
}

const Summary = styled.ul`
  padding-inline-start: var(--space-4);
`;

const Caution = styled.p`
  margin: var(--space-1) 0 var(--space-3);
  font: var(--type-label);
  color: var(--text-secondary);
`;
