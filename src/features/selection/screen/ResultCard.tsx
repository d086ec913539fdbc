import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as selectionTexts from '@/config/texts/selectionTexts';
import { statusTone } from '@/domain/loan/statusTone';
import { isChoosable } from '@/domain/selection/override';
import { isOnlyUsable, resultInEffect } from '@/domain/selection/selectionMarks';
import { problemText } from '@/domain/selection/selectionOutcome';
import { cardHeading, isUsable, type SelectionResult, resultStateOf } from '@/domain/selection/selectionResult';
import { DocumentButton } from '@/features/documents/DocumentButton';
import { ChoiceLabel } from '@/ui/ChoiceLabel';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import { ReliefTable } from './ReliefTable';
import { ResultFacts } from './ResultFacts';
import { RESULT_RADIO } from './resultRadio';

/** The way to select a result; undefined if there is nothing to select. */
export interface Choosing {
  chosenKey: string | undefined;
  isBlocked: boolean;
  onChoose: (key: string) => void;
}

interface ResultCardProps {
  readonly result: SelectionResult;
  readonly results: readonly SelectionResult[];
  readonly choosing: Choosing | undefined;
  readonly applicationDti: number | null;
  /** The form that saves this result. It is the next Tab stop after the radio button. */
  readonly form?: ReactNode;
  /** Shown beside the findings report. */
  readonly actions?: ReactNode;
}

/** @source Specification §2: "Selection's layout and fields" */
export function ResultCard({ result, results, choosing, applicationDti, form, actions }: ResultCardProps) {
  const problem = problemText(result);
  const isNarrow = results.length > 2;
  const isMarked = (choosing?.chosenKey ?? resultInEffect(results)?.key) === result.key;
  return (
    <Panel
      heading={<CardHeading result={result} choosing={choosing} />}
      tone={isMarked && results.length > 1 ? 'selected' : 'plain'}
      actions={<ResultMarks result={result} results={results} />}
    >
      {form}
      {problem !== null && (
        <Notice tone={resultStateOf(result) === 'failed' ? 'error' : 'warning'}>
          <Lines>{problem}</Lines>
        </Notice>
      )}
      <ResultFacts result={result} applicationDti={applicationDti} isNarrow={isNarrow} />
      {result.responseId !== null && resultStateOf(result) === 'usable' && (
        <ReliefTable responseId={result.responseId} service={result.service} isNarrow={isNarrow} />
      )}
      <Links data-print="never">
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
        {actions}
      </Links>
    </Panel>
  );
}

function CardHeading({ result, choosing }: Pick<ResultCardProps, 'result' | 'choosing'>) {
  const heading = cardHeading(result);
  if (choosing === undefined) return heading;
  return (
    <ChoiceLabel>
      <input
        type="radio"
        data-print="never"
        name={RESULT_RADIO}
        value={result.key}
        checked={choosing.chosenKey === result.key}
        disabled={choosing.isBlocked || !isChoosable(result)}
        onChange={() => choosing.onChoose(result.key)}
      />
      <span>{heading}</span>
    </ChoiceLabel>
  );
}

/** The services' texts contain line breaks. */

interface ResultMarksProps {
  readonly result: SelectionResult;
  readonly results: readonly SelectionResult[];
}

function ResultMarks({ result, results }: ResultMarksProps) {
  const isInEffect = resultInEffect(results)?.key === result.key;
  const isOnly = isOnlyUsable(result, results);
  return (
    <>
      {!isUsable(result) && <StatusBadge tone={statusTone(result.status)}>{result.status}</StatusBadge>}
      {result.isRecommended && <StatusBadge tone="recommended">{selectionTexts.recommended}</StatusBadge>}
      {isOnly && <StatusBadge tone="neutral">{selectionTexts.onlyUsable}</StatusBadge>}
      {result.isSelected && (
        <StatusBadge tone="ok">
          {result.isRecommended || isOnly ? selectionTexts.selected : selectionTexts.selectedByOverride}
        </StatusBadge>
      )}
      {isInEffect && !result.isSelected && results.length > 1 && (
        <StatusBadge tone="ok">{selectionTexts.autoSelected}</StatusBadge>
      )}
    </>
  );
}

const Lines = styled.p`
  white-space: pre-line;
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  margin-top: var(--space-2);
`;
