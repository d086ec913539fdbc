import { useEffect, type SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as runsTexts from '@/config/texts/runsTexts';
import * as selectionTexts from '@/config/texts/selectionTexts';
import { overrideHeading, type OverrideIssue } from '@/domain/selection/override';
import type { SelectionResult } from '@/domain/selection/selectionResult';
import {
  overrideCommentTyped,
  overrideDiscarded,
  overrideReasonChosen,
  overrideSavePressed,
  selectIsOverrideAttempted,
  selectIsOverrideUnresolved,
  selectOverrideDraft,
} from '@/features/selection/state/overrideSlice';
import { selectOverrideReasons } from '@/features/selection/state/selectionSlice';
import { BottomBar } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { WIDE_AND_HIGH } from '@/ui/wide';
import { focusChosenResult } from './resultRadio';

interface OverrideFormProps {
  readonly chosen: SelectionResult;
  readonly issues: readonly OverrideIssue[];
  readonly warnings: readonly string[];
}

const FIELD_IDS = { reason: 'override-reason', comment: 'override-comment' };

/**
 * Selects another result than the one in effect.
 *
 * @source Specification §2: "Selection's layout and fields", "another result than the recommended one"
 */
export function OverrideForm({ chosen, issues, warnings }: OverrideFormProps) {
  const dispatch = useDispatch();
  const { reasonId, comment } = useSelector(selectOverrideDraft);
  const reasons = useSelector(selectOverrideReasons);
  const isAttempted = useSelector(selectIsOverrideAttempted);
  const isBusy = useSelector(selectIsOverrideUnresolved);
  const errorOf = (field: OverrideIssue['field']) =>
    isAttempted ? issues.find((issue) => issue.field === field)?.message : undefined;
  const isCommentRequired = reasons.find(({ id }) => id === reasonId)?.isCommentRequired ?? false;

  useEffect(() => focusChosenResult, []);

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    dispatch(overrideSavePressed());
    const [first] = issues;
    if (first !== undefined) document.getElementById(FIELD_IDS[first.field])?.focus();
  };

  return (
    <BottomBar heading={overrideHeading(chosen)}>
      {warnings.map((warning) => (
        <Notice key={warning} tone="warning">
          {warning}
        </Notice>
      ))}
      <Form noValidate onSubmit={save}>
        <SelectField
          id={FIELD_IDS.reason}
          label={runsTexts.reason}
          isRequired={!chosen.isRecommended}
          placeholder={runsTexts.chooseReason}
          options={reasons.map(({ id, label }) => ({ value: id, label }))}
          value={reasonId ?? ''}
          error={errorOf('reason')}
          onChange={(value) => dispatch(overrideReasonChosen(value === '' ? null : value))}
        />
        <TextField
          id={FIELD_IDS.comment}
          label={runsTexts.comment}
          isRequired={isCommentRequired}
          value={comment}
          error={errorOf('comment')}
          onChange={(value) => dispatch(overrideCommentTyped(value))}
        />
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {selectionTexts.save}
        </Button>
        <Button disabled={isBusy} onClick={() => dispatch(overrideDiscarded())}>
          {selectionTexts.discard}
        </Button>
      </Form>
    </BottomBar>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;

  ${WIDE_AND_HIGH} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto auto;

    > button {
      /* Aligned with the controls, below their labels. */
      margin-top: 18px;
    }
  }
`;
