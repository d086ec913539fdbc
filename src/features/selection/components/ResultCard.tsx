import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { isChoosable } from '@/domain/selection/override';
import { resultInEffect } from '@/domain/selection/selectionMarks';
import { troubleText } from '@/domain/selection/selectionOutcome';
import { cardHeading, standingOf, type SelectionResult } from '@/domain/selection/selectionResult';
import { DocumentButton } from '@/features/documents/components/DocumentButton';
import { ChoiceLabel } from '@/ui/ChoiceLabel';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { ReliefTable } from './ReliefTable';
import { ResultFacts } from './ResultFacts';
import { ResultMarks } from './ResultMarks';
import { RESULT_RADIO } from './resultRadio';

/** How a result may be chosen; undefined where there is nothing to choose. */
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
  /** Stands beside the findings report. */
  readonly actions?: ReactNode;
}

/** Everything one service found, and the way to choose it. */
export function ResultCard({ result, results, choosing, applicationDti, actions }: ResultCardProps) {
  const trouble = troubleText(result);
  const isNarrow = results.length > 2;
  const isMarked = (choosing?.chosenKey ?? resultInEffect(results)?.key) === result.key;
  return (
    <Panel
      heading={<CardHeading result={result} choosing={choosing} />}
      tone={isMarked && results.length > 1 ? 'selected' : 'plain'}
      actions={<ResultMarks result={result} results={results} />}
    >
      {trouble !== null && (
        <Notice tone={standingOf(result) === 'failed' ? 'error' : 'warning'}>
          <Lines>{trouble}</Lines>
        </Notice>
      )}
      <ResultFacts result={result} applicationDti={applicationDti} isNarrow={isNarrow} />
      {result.responseId !== null && standingOf(result) === 'usable' && (
        <ReliefTable responseId={result.responseId} service={result.service} isNarrow={isNarrow} />
      )}
      <Links>
        {result.findingsDocumentId !== null && (
          <DocumentButton
            wanted={{
              encryptedId: result.findingsDocumentId,
              title: `Findings PDF of request ${result.requestId}, ${result.service}`,
            }}
          >
            Findings PDF
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

/** Services break their texts into lines. */
const Lines = styled.p`
  white-space: pre-line;
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  margin-top: var(--space-2);
`;
