import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as selectionTexts from '@/features/selection/texts';
import { overrideHeading, type OverrideIssue } from '@/features/selection/rules/override';
import { type OverrideChoice, selectChoiceMoves } from '@/features/selection/state/selectionSelectors';
import {
  overrideDiscarded,
  overrideDraftEdited,
  overrideSavePressed,
  selectIsOverrideBusy,
  selectOverride,
} from '@/features/selection/state/overrideSlice';
import { selectOverrideReasons } from '@/features/selection/state/selectionSlice';
import { isSubmit, SUBMIT_KEYS } from '@/lib/submitKeys';
import { Button } from '@/ui/Button';
import { SubmitKeys } from '@/ui/SubmitKeys';
import { Heading } from '@/ui/Heading';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { isFixed, useBottomBarHeight } from '@/ui/useBottomBarHeight';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { BAR_GUTTER, WIDE_AND_HIGH } from '@/ui/wide';
import { focusChosenResult } from './overrideFocus';

const FIELD_IDS = { reason: 'override-reason', comment: 'override-comment' };
const WARNINGS_ID = 'override-warnings';
const CHANGES_ID = 'override-changes';

/** Saves a result other than the one in effect. Warnings are beside Save, so no dialog is needed. */
export function OverrideForm({ choice }: { readonly choice: OverrideChoice }) {
  const dispatch = useDispatch();
  const { chosen, isInEffect, reason, issues, warnings } = choice;
  const { draft, isAttempted } = useSelector(selectOverride);
  const { reasonId, comment } = draft;
  const reasons = useSelector(selectOverrideReasons);
  const isBusy = useSelector(selectIsOverrideBusy);
  const moves = useSelector(selectChoiceMoves);
  const errorOf = (field: OverrideIssue['field']) =>
    isAttempted ? issues.find((issue) => issue.field === field)?.message : undefined;

  const headingId = useId();
  const bar = useRef<HTMLElement>(null);
  useBottomBarHeight(bar);
  useEffect(() => {
    // Nothing moves under the pointer, so only the keyboard scrolls.
    const isByKeyboard = document.querySelector(':focus-visible') !== null;
    if (isByKeyboard && bar.current !== null && !isFixed(bar.current)) bar.current.scrollIntoView({ block: 'nearest' });
    return focusChosenResult;
  }, []);

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    dispatch(overrideSavePressed());
    const [first] = issues;
    if (first !== undefined) document.getElementById(FIELD_IDS[first.field])?.focus();
  };

  const saveOnKeys = (event: KeyboardEvent) => {
    if (isSubmit(event.nativeEvent)) save(event);
  };

  return (
    <Bar ref={bar} aria-labelledby={headingId} data-print="never">
      <About>
        <Heading level={2} id={headingId} size="strong">
          {isInEffect ? selectionTexts.saveReason(chosen.ausRequestType) : overrideHeading(chosen)}
        </Heading>
        {moves.length > 0 && (
          <Changes id={CHANGES_ID}>
            <span>{selectionTexts.changed}</span>{' '}
            <ChangeLines>
              {moves.map((move, at) => (
                <span key={move}>
                  {/* Lines separate them on screen. */}
                  {at > 0 && <VisuallyHidden>, </VisuallyHidden>}
                  <span>{move}</span>
                </span>
              ))}
            </ChangeLines>
          </Changes>
        )}
        {warnings.length > 0 && (
          <Warnings id={WARNINGS_ID}>
            {warnings.map((warning) => (
              <li key={warning}>
                <TriangleAlert aria-hidden size={14} />
                <span>{warning}</span>
              </li>
            ))}
          </Warnings>
        )}
      </About>
      <Form noValidate onSubmit={save} onKeyDown={saveOnKeys}>
        <SelectField
          id={FIELD_IDS.reason}
          label={selectionTexts.reason}
          isRequired={!chosen.isRecommended}
          placeholder={selectionTexts.chooseReason}
          options={reasons.map(({ overrideReasonId: id, overrideReason: label }) => ({ value: id, label }))}
          value={reasonId ?? ''}
          aria-disabled={isBusy}
          error={errorOf('reason')}
          onChange={(value) => dispatch(overrideDraftEdited({ reasonId: value === '' ? null : value }))}
        />
        <TextField
          id={FIELD_IDS.comment}
          label={selectionTexts.comment}
          isRequired={reason?.isCommentRequired ?? false}
          value={comment}
          readOnly={isBusy}
          error={errorOf('comment')}
          onChange={(typed) => dispatch(overrideDraftEdited({ comment: typed }))}
        />
        <Button
          type="submit"
          kind="primary"
          isBusy={isBusy}
          aria-keyshortcuts={SUBMIT_KEYS}
          aria-describedby={
            [warnings.length > 0 && WARNINGS_ID, moves.length > 0 && CHANGES_ID].filter(Boolean).join(' ') || undefined
          }
        >
          <span>{selectionTexts.save}</span> <SubmitKeys />
        </Button>
        <Button disabled={isBusy} onClick={() => dispatch(overrideDiscarded())}>
          {selectionTexts.discard}
        </Button>
      </Form>
    </Bar>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;

  ${WIDE_AND_HIGH} {
    grid-template-columns: minmax(0, 240px) minmax(0, 320px) auto auto;
    justify-content: end;

    > button {
      /* Aligned with the controls, below their labels. */
      margin-top: 18px;
    }
  }
`;

/** In the line of the heading: the bar covers less of the grid. */
const About = styled.div`
  ${WIDE_AND_HIGH} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
  }
`;

const Changes = styled.p`
  font: var(--type-table);

  ${WIDE_AND_HIGH} {
    display: flex;
    flex: 1 1 0;
    gap: var(--space-2);

    > :first-child {
      flex: none;
      color: var(--text-secondary);
    }
  }
`;

/** A line for each change, in as many columns as fit. */
const ChangeLines = styled.span`
  display: block;
  flex: 1;
  columns: 20rem;

  > span {
    display: block;
    position: relative;
    break-inside: avoid;
  }
`;

const Warnings = styled.ul`
  flex: 1 0 100%;
  font: var(--type-table);
  color: var(--warn);
  list-style: none;

  > li {
    display: flex;
    gap: var(--space-1);
  }
  svg {
    flex: none;
    margin-top: 2px;
  }
`;

/** At the bottom of the window, wherever it is in reading order. In a small window it is in the flow. */
const Bar = styled.section`
  display: grid;
  gap: var(--space-1);
  margin-bottom: var(--space-3);
  padding: var(--space-2) var(--space-4);
  background: var(--surface);
  border: 1px solid var(--warn);
  border-inline-start-width: 4px;
  border-radius: var(--radius-card);

  ${WIDE_AND_HIGH} {
    /* Changes of relief load later: the bar then grows upwards, and no field moves. */
    position: fixed;
    inset: auto 0 0 var(--content-start, 0);
    padding: var(--space-2) ${BAR_GUTTER} max(var(--space-2), env(safe-area-inset-bottom));
    z-index: var(--z-sticky);
    max-height: 50vh;
    margin: 0;
    overflow-y: auto;
    border-color: var(--border);
    border-width: 1px 0 0;
    border-radius: 0;
    box-shadow: var(--shadow-overlay);
  }
`;
