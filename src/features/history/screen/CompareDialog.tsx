import { useState } from 'react';
import { styled } from 'styled-components';
import * as comparisonTexts from '@/config/texts/comparisonTexts';
import * as reasonTexts from '@/config/texts/reasonTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { compareRuns } from '@/domain/history/compareRuns';
import { comparisonText } from '@/domain/history/comparisonText';
import { describeComparison } from '@/domain/history/describeComparison';
import type { HistoryItem } from '@/domain/history/historyItem';
import { runName } from '@/domain/history/historyLabels';
import { compareDates } from '@/domain/history/historyOrder';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Heading } from '@/ui/Heading';
import { Modal } from '@/ui/Modal';
import { ComparedFields } from './ComparedFields';
import { ComparedFindings } from './ComparedFindings';
import { ComparedLead } from './ComparedLead';
import { CopyButton } from './CopyButton';
import { PrintAlone } from '@/ui/PrintAlone';
import { ReasonList } from './ReasonList';
import { RunNote } from './RunNote';

interface CompareDialogProps {
  /** In any order; the older run is shown on the left. */
  readonly runs: readonly [HistoryItem, HistoryItem];
  readonly onClose: () => void;
}

/** Two runs side by side: DTI and outcome first, then what changed, their input and the DU findings. */
export function CompareDialog({ runs: [one, other], onClose }: CompareDialogProps) {
  const [isOnlyDifferences, setIsOnlyDifferences] = useState(true);
  const [earlier, later] = compareDates(one.requestDate, other.requestDate) < 0 ? [other, one] : [one, other];
  const comparison = compareRuns(earlier, later);
  return (
    <Modal
      isOpen
      width="wide"
      title={comparisonTexts.heading(earlier.requestId, later.requestId)}
      onClose={onClose}
      footer={
        <>
          <CopyButton text={comparisonText({ earlier, later, comparison })} />
          <Button onClick={() => window.print()}>{comparisonTexts.print}</Button>
          <Button onClick={onClose}>{uiTexts.close}</Button>
        </>
      }
    >
      <PrintAlone />
      <ComparedLead comparison={comparison} />
      <Notes>
        {[earlier, later].map((run) => (
          <RunNote key={run.key} run={run} label={reasonTexts.noteOf(runName(run))} />
        ))}
      </Notes>
      <Heading level={3} size="strong">
        {comparisonTexts.whatChanged}
      </Heading>
      <Summary>
        {describeComparison(comparison).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Summary>
      <Caution>{comparisonTexts.notWhy}</Caution>
      <div data-print="never">
        <Checkbox
          label={comparisonTexts.onlyDifferences}
          isChecked={isOnlyDifferences}
          onChange={setIsOnlyDifferences}
        />
      </div>
      <ComparedFields {...{ earlier, later, comparison, isOnlyDifferences }} />
      <ComparedFindings {...{ earlier, later, isOnlyDifferences }} findings={comparison.findings} />
    </Modal>
  );
}

const Notes = styled(ReasonList)`
  margin-bottom: var(--space-3);
`;

const Summary = styled.ul`
  padding-inline-start: var(--space-4);
`;

const Caution = styled.p`
  margin: var(--space-1) 0 var(--space-3);
  font: var(--type-label);
  color: var(--text-secondary);
`;
