import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { REQUIRED_FIELDS_INVALID } from '@/config/orderMessages';
import * as countTexts from '@/config/texts/countTexts';
import * as requestTexts from '@/config/texts/requestTexts';
import { summaryText } from '@/domain/validation/submissionIssue';
import { ErrorMeaning } from '@/features/history/screen/ErrorMeaning';
import { fieldTouched } from '@/features/request/state/orderDraftSlice';
import { selectLeftToDo, selectOpenIssues } from '@/features/request/state/orderIssueSelectors';
import { selectOrderBlock } from '@/features/request/state/orderSelectors';
import { selectSubmission } from '@/features/request/state/submissionSlice';
import { Button } from '@/ui/Button';

const LIST_ID = 'order-open-items';
const HEADING_ID = 'order-open-items-heading';
const LINES_ID = 'order-open-items-lines';

type Opened = 'not' | 'byUser' | 'byAttempt';

/**
 * What is left before the order can be sent: one sentence, which opens to a link for each open item. After an invalid
 * attempt, the list opens and takes the focus. It is part of the bar, so that no field moves when an item is done.
 */
export function OpenItems() {
  const submission = useSelector(selectSubmission);
  const block = useSelector(selectOrderBlock)?.text ?? null;
  const left = useSelector(selectLeftToDo);
  const [opened, setOpened] = useState<Opened>('not');
  const [attempt, setAttempt] = useState(submission);
  const wasRefused = submission.status === 'invalid';
  if (attempt !== submission) {
    setAttempt(submission);
    if (wasRefused) setOpened('byAttempt');
  }
  if (submission.status === 'submitting') return <Sentence>{requestTexts.placingOrder}</Sentence>;
  if (left.length === 0 || (block !== null && !wasRefused)) {
    return <Sentence>{block ?? requestTexts.nothingLeft}</Sentence>;
  }
  const things = countTexts.things(left.length);
  const sentence = requestTexts.thingsLeft(things, left.join(', '));
  return (
    <>
      <Toggle
        kind="quiet"
        $isError={wasRefused}
        aria-label={sentence}
        aria-expanded={opened !== 'not'}
        aria-controls={opened === 'not' ? undefined : LIST_ID}
        onClick={() => setOpened(opened === 'not' ? 'byUser' : 'not')}
      >
        <span>{sentence}</span>
        {/* The open list says what is left, so that the button only counts. It keeps its size. */}
        {opened !== 'not' && <Count>{requestTexts.countLeft(things)}</Count>}
      </Toggle>
      {opened !== 'not' && <OpenIssues wasRefused={wasRefused} takesFocus={opened === 'byAttempt'} />}
    </>
  );
}

interface OpenIssuesProps {
  readonly wasRefused: boolean;
  readonly takesFocus: boolean;
}

function OpenIssues({ wasRefused, takesFocus }: OpenIssuesProps) {
  const dispatch = useDispatch();
  const issues = useSelector(selectOpenIssues);
  const submission = useSelector(selectSubmission);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus && submission.status === 'invalid') summary.current?.focus();
  }, [submission, takesFocus]);
  /** Focuses the field instead of jumping to it. If the field is gone, the link keeps its default action. */
  const follow = (event: MouseEvent, fieldId: string): void => {
    dispatch(fieldTouched(fieldId));
    const field = document.getElementById(fieldId);
    if (field === null) return;
    event.preventDefault();
    field.focus();
  };
  if (issues.length === 0) return null;
  return (
    <Above id={LIST_ID}>
      {/* Screen readers read it when it is focused. An alert would be read twice. */}
      <IssueList
        ref={summary}
        $isError={wasRefused}
        tabIndex={-1}
        aria-labelledby={HEADING_ID}
        aria-describedby={LINES_ID}
      >
        <h2 id={HEADING_ID}>{wasRefused ? REQUIRED_FIELDS_INVALID : requestTexts.whatIsLeft}</h2>
        <ul id={LINES_ID}>
          {issues.map((issue, index) => (
            <li key={`${issue.key} ${index}`}>
              <a href={`#${issue.fieldId}`} target="_self" onClick={(event) => follow(event, issue.fieldId)}>
                {summaryText(issue)}
              </a>
              <ErrorMeaning text={issue.message} />
            </li>
          ))}
        </ul>
      </IssueList>
    </Above>
  );
}

const Sentence = styled.p`
  flex: 1 1 260px;
`;

/** Aligned with the panels; a long sentence ends in an ellipsis, because the list has all of it. */
const Toggle = styled(Button)<{ $isError: boolean }>`
  position: relative;
  flex: 0 1 auto;
  min-width: 0;
  max-width: calc(100% + 1px + var(--space-3));
  margin-inline: calc(-1px - var(--space-3)) auto;
  ${({ $isError }) => $isError && 'color: var(--error);'}

  > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &[aria-expanded='true'] > :first-child {
    visibility: hidden;
  }
`;

const Count = styled.span`
  position: absolute;
  inset-inline-start: var(--space-3);
`;

/** Shown above the bar's line; in reading order it follows the button that opens it. */
const Above = styled.div`
  order: -1;
  grid-column: 1 / -1;
  width: 100%;
  max-height: 40vh;
  overflow: auto;
`;

const IssueList = styled.section<{ $isError: boolean }>`
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--border-control);
  border-inline-start-width: 5px;
  border-radius: var(--radius-control);
  ${({ $isError }) => $isError && 'color: var(--error); background: var(--error-bg); border-color: var(--error);'}

  h2 {
    font: var(--type-section);
  }
  ul {
    columns: 320px;
    margin-top: var(--space-1);
    padding-inline-start: var(--space-6);
  }
  a {
    /* Makes each link large enough to click (WCAG 2.5.8). */
    display: inline-block;
    min-height: 24px;
    vertical-align: top;
    color: inherit;
  }
`;
