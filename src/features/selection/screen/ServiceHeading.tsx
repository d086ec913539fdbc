import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as selectionTexts from '@/features/selection/texts';
import { isOnlyUsable, isOverride, resultInEffect } from '@/features/selection/rules/selectionMarks';
import { columnHeading } from '@/features/selection/rules/selectionResult';
import { resultChosen, selectUnsettledKey } from '@/features/selection/state/overrideSlice';
import { Row } from '@/ui/Row';
import { StatusBadge } from '@/ui/StatusBadge';
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
  const isUnsettled = useSelector(selectUnsettledKey) === result.key;
  const isInEffect = resultInEffect(results)?.key === result.key;
  const isOnly = isOnlyUsable(result, results);
  const heading = columnHeading(result);
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
      {isChosen && !isInEffect && (
        <StatusBadge tone="warn">
          {isUnsettled ? selectionTexts.choiceNotConfirmed : selectionTexts.choiceNotSaved}
        </StatusBadge>
      )}
      {result.isRecommended && <StatusBadge tone="recommended">{selectionTexts.recommended}</StatusBadge>}
      {isOnly && <StatusBadge tone="neutral">{selectionTexts.onlyUsable}</StatusBadge>}
      {result.isSelected && (
        <StatusBadge tone="ok">
          {isOverride(result, results) ? selectionTexts.selectedByOverride : selectionTexts.selected}
        </StatusBadge>
      )}
      {isInEffect && !result.isSelected && results.length > 1 && (
        <StatusBadge tone="ok">{selectionTexts.autoSelected}</StatusBadge>
      )}
    </Line>
  );
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
