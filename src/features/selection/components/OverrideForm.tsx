import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import type { OverrideIssue } from '@/domain/selection/override';
import type { SelectionResult } from '@/domain/selection/selectionResult';
import {
  overrideCommentTyped,
  overrideDiscarded,
  overrideReasonChosen,
  overrideSavePressed,
  selectIsOverrideAttempted,
  selectIsOverrideUnresolved,
  selectOverrideDraft,
} from '@/features/selection/overrideSlice';
import { selectOverrideReasons } from '@/features/selection/selectionSlice';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { NARROW } from '@/ui/wide';
import { focusChosenResult } from './resultRadio';
import { useKeptInSight } from './useKeptInSight';

interface OverrideFormProps {
  readonly chosen: SelectionResult;
  readonly issues: readonly OverrideIssue[];
  readonly warnings: readonly string[];
}

const FIELD_IDS = { reason: 'override-reason', comment: 'override-comment' };

/** Why another result is to be used than the one in effect, and the button that saves it. */
export function OverrideForm({ chosen, issues, warnings }: OverrideFormProps) {
  const dispatch = useDispatch();
  const { reasonId, comment } = useSelector(selectOverrideDraft);
  const reasons = useSelector(selectOverrideReasons);
  const isAttempted = useSelector(selectIsOverrideAttempted);
  const isBusy = useSelector(selectIsOverrideUnresolved);
  const errorOf = (field: OverrideIssue['field']) =>
    isAttempted ? issues.find((issue) => issue.field === field)?.message : undefined;
  const isCommentRequired = reasons.find(({ id }) => id === reasonId)?.isCommentRequired ?? false;

  // Below tall cards nobody would see that there is more to do.
  const form = useRef<HTMLFormElement>(null);
  useKeptInSight(form);
  useEffect(() => focusChosenResult, []);

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    dispatch(overrideSavePressed());
    const [first] = issues;
    if (first !== undefined) document.getElementById(FIELD_IDS[first.field])?.focus();
  };

  return (
    <Panel heading={chosen.isRecommended ? `Return to ${chosen.service}` : `Use ${chosen.service} instead`} tone="warn">
      {warnings.map((warning) => (
        <Notice key={warning} tone="warning">
          {warning}
        </Notice>
      ))}
      <Form ref={form} noValidate onSubmit={save}>
        <SelectField
          id={FIELD_IDS.reason}
          label="Reason"
          isRequired={!chosen.isRecommended}
          placeholder="Choose a reason"
          options={reasons.map(({ id, label }) => ({ value: String(id), label }))}
          value={reasonId === null ? '' : String(reasonId)}
          error={errorOf('reason')}
          onChange={(value) => dispatch(overrideReasonChosen(value === '' ? null : Number(value)))}
        />
        <TextField
          id={FIELD_IDS.comment}
          label="Comment"
          isRequired={isCommentRequired}
          value={comment}
          error={errorOf('comment')}
          onChange={(value) => dispatch(overrideCommentTyped(value))}
        />
        <Button type="submit" kind="primary" isBusy={isBusy}>
          Save selection
        </Button>
        <Button disabled={isBusy} onClick={() => dispatch(overrideDiscarded())}>
          Discard
        </Button>
      </Form>
    </Panel>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto auto;
  gap: var(--space-3);
  align-items: start;

  > button {
    /* In line with the controls, below their labels. */
    margin-top: 18px;
  }
  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
    > button {
      margin-top: 0;
    }
  }
`;
