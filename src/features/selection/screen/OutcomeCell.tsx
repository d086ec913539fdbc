import { useState } from 'react';
import { styled } from 'styled-components';
import * as selectionTexts from '@/config/texts/selectionTexts';
import type { HistoryItem } from '@/domain/history/historyItem';
import { outcomeLine, outcomeTone, problemText } from '@/domain/selection/selectionOutcome';
import { resultStateOf, type SelectionResult } from '@/domain/selection/selectionResult';
import { DocumentButton } from '@/features/documents/DocumentButton';
import { FindingCodesDialog } from '@/features/history/screen/FindingCodesDialog';
import { FindingCodesLink } from '@/features/history/screen/FindingCodesLink';
import { MissingValue } from '@/ui/MissingValue';
import { Notice } from '@/ui/Notice';
import { StatusBadge } from '@/ui/StatusBadge';
import { ServiceProgress } from './ServiceProgress';

interface OutcomeCellProps {
  readonly result: SelectionResult;
  /** The service's row in the history. */
  readonly item: HistoryItem | undefined;
}

/** @source Specification §1: "Selection chooses among results" */
export function OutcomeCell({ result, item }: OutcomeCellProps) {
  const state = resultStateOf(result);
  const problem = problemText(result);
  return (
    <>
      <Line>
        <StatusBadge tone={outcomeTone(result)} isHeadline>
          {outcomeLine(result) ?? <MissingValue />}
        </StatusBadge>
        <Documents data-print="never">
          {result.findingsDocumentId !== null && (
            <DocumentButton
              wanted={{
                encryptedId: result.findingsDocumentId,
                title: selectionTexts.findingsPdfOf(result.requestId, result.service),
              }}
            >
              {selectionTexts.findingsPdf}
            </DocumentButton>
          )}
          {item?.ausDataSet?.hasDuFindingCodes === true && <FindingCodes item={item} />}
        </Documents>
      </Line>
      {state === 'processing' && <ServiceProgress result={result} />}
      {problem !== null && (
        <Notice tone={state === 'failed' ? 'error' : 'warning'}>
          <Lines>{problem}</Lines>
        </Notice>
      )}
    </>
  );
}

function FindingCodes({ item }: { readonly item: HistoryItem }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FindingCodesLink item={item} onClick={() => setOpen(true)} />
      {isOpen && <FindingCodesDialog item={item} onClose={() => setOpen(false)} />}
    </>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  align-items: center;
`;

const Documents = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
`;

/** The services' texts contain line breaks. */
const Lines = styled.p`
  font-weight: 400;
  white-space: pre-line;
`;
