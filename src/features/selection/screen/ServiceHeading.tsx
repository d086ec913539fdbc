import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as selectionTexts from '@/features/selection/texts';
import { isOnlyUsable, isOverride, resultInEffect } from '@/features/selection/rules/selectionMarks';
import { columnHeading } from '@/features/selection/rules/selectionResult';
import { resultChosen, selectUnsettledKey } from '@/features/selection/state/overrideSlice';
import { Row } from '@/ui/Row';
import { StatusBadge, type StatusTone } from '@/ui/StatusBadge';
import { NARROW } from '@/ui/wide';
import type { SelectionResult } from '@/features/selection/api/contract/selection';
import { RESULT_RADIO } from './overrideFocus';

interface ServiceHeadingProps {
  readonly result: SelectionResult;
  readonly results: readonly SelectionResult[];
  readonly isChosen: boolean;
  /** 'none': there is nothing to choose between. */
  readonly radio: 'enabled' | 'disabled' | 'none';
}

export function ServiceHeading({ result, results, isChosen, radio }: ServiceHeadingProps) {
  const dispatch = useDispatch();
  const isInEffect = resultInEffect(results)?.key === result.key;
  const heading = columnHeading(result);
  const unsettledKey = useSelector(selectUnsettledKey);
  const mark = isChosen && !isInEffect ? unsavedMark(unsettledKey === result.key) : markOf(result, results);
  return (
    <Line
      $gap="var(--space-1) var(--space-2)"
      data-reserves={(radio === 'enabled' && result.isRecommended && !isInEffect) || undefined}
    >
      {radio === 'none' ? (
        <span>{heading}</span>
      ) : (
        <label
          className="choice"
          title={isChosen || radio === 'disabled' ? undefined : selectionTexts.choosingSavesNothing}
        >
          <input
            type="radio"
            data-print="never"
            name={RESULT_RADIO}
            value={result.key}
            checked={isChosen}
            disabled={radio === 'disabled'}
            onChange={() => dispatch(resultChosen(isInEffect ? null : result.key))}
          />
          <span>{heading}</span>
        </label>
      )}
      {mark && <StatusBadge tone={mark.tone}>{mark.text}</StatusBadge>}
    </Line>
  );
}

const unsavedMark = (isUnsettled: boolean): Mark => ({
  tone: 'warn',
  text: isUnsettled ? selectionTexts.choiceNotConfirmed : selectionTexts.choiceNotSaved,
});

interface Mark {
  readonly tone: StatusTone;
  readonly text: string;
}

/** The one mark that says most. The line above the grid says which result is in use. */
function markOf(result: SelectionResult, results: readonly SelectionResult[]): Mark | undefined {
  if (result.isSelected && isOverride(result, results)) return { tone: 'ok', text: selectionTexts.selectedByOverride };
  if (isOnlyUsable(result, results)) return { tone: 'neutral', text: selectionTexts.onlyUsable };
  if (result.isRecommended) return { tone: 'recommended', text: selectionTexts.recommended };
  if (result.isSelected) return { tone: 'ok', text: selectionTexts.selected };
  const isInEffect = results.length > 1 && resultInEffect(results)?.key === result.key;
  return isInEffect ? { tone: 'ok', text: selectionTexts.autoSelected } : undefined;
}

const Line = styled(Row)`
  min-height: 24px;

  /* Room for the mark of an unsaved choice in a second line, so that the choice moves no radio button below. */
  ${NARROW} {
    &[data-reserves] {
      min-height: 50px;
      align-content: start;
    }
  }
`;
