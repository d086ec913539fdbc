import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { REQUIRED_FIELDS_INVALID } from '@/config/orderMessages';
import * as uiTexts from '@/config/texts/uiTexts';
import { enumerated } from '@/config/listed';
import * as requestTexts from '@/features/request/texts';
import { summaryText } from '@/features/request/rules/submissionIssue';
import { ErrorMeaning } from '@/features/history/screen/ErrorMeaning';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { fieldTouched } from '@/features/request/state/orderDraftSlice';
import { selectLeftToDo, selectOpenIssues } from '@/features/request/state/orderIssueSelectors';
import { selectOrderBlock } from '@/features/request/state/orderSelectors';
import { selectSubmission } from '@/features/request/protocol/submissionSlice';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';

const LIST_ID = 'order-open-items';
const HEADING_ID = 'order-open-items-heading';
const LINES_ID = 'order-open-items-lines';

type Opened = 'not' | 'byUser' | 'byAttempt';

/**
 * What is left before the order can be sent: one sentence, which opens to a link for each open item. After an invalid
 * attempt, the first field takes the focus, and the bar only counts; the list opens by itself only for what the service
 * refused. It is part of the bar, so that no field moves when an item is done.
 */
export function OpenItems() {
  const submission = useSelector(selectSubmission);
  const block = useSelector(selectOrderBlock)?.text ?? null;
  const left = useSelector(selectLeftToDo);
  const [opened, setOpened] = useState<Opened>('not');
  const [attempt, setAttempt] = useState(submission);
  const wasRefused = submission.status === 'invalid';
  const first = useSelector(selectOpenIssues)[0]?.fieldId;
  if (attempt !== submission) {
    setAttempt(submission);
    if (wasRefused) setOpened(submission.serviceIssues.length > 0 ? 'byAttempt' : 'not');
  }
  const led = useRef(submission);
  const lead = useEffectEvent(() => {
    const isKnown = led.current === submission;
    led.current = submission;
    if (isKnown || !wasRefused || opened === 'byAttempt') return;
    announce(`${REQUIRED_FIELDS_INVALID} ${requestTexts.countLeft(uiTexts.things(left.length))}`);
    if (first !== undefined) focusField(first);
  });
  useEffect(() => lead(), [submission]);
  if (submission.status === 'submitting') return <Sentence>{requestTexts.placingOrder}</Sentence>;
  if (left.length === 0 || (block !== null && !wasRefused)) {
    return <Sentence>{block ?? requestTexts.nothingLeft}</Sentence>;
  }
  const things = uiTexts.things(left.length);
  const sentence = requestTexts.thingsLeft(things, enumerated(left));
  const isCounted = wasRefused && opened === 'not';
  return (
    <>
      <Button
        className="open-toggle"
        kind="quiet"
        data-refused={wasRefused || undefined}
        aria-label={isCounted ? `${REQUIRED_FIELDS_INVALID} ${sentence}` : sentence}
        aria-expanded={opened !== 'not'}
        aria-controls={opened === 'not' ? undefined : LIST_ID}
        onClick={() => setOpened(opened === 'not' ? 'byUser' : 'not')}
      >
        <span>{isCounted ? `${REQUIRED_FIELDS_INVALID} ${requestTexts.countLeft(things)}` : sentence}</span>
        {/* The open list says what is left, so that the button only counts. It keeps its size. */}
        {opened !== 'not' && <span className="open-count">{requestTexts.countLeft(things)}</span>}
      </Button>
      {opened !== 'not' && (
        <OpenIssues wasRefused={wasRefused} takesFocus={opened === 'byAttempt'} onFollowed={() => setOpened('not')} />
      )}
    </>
  );
}

/** Focuses a field, clear of the bar. @empty false if it is not on the screen */
function focusField(fieldId: string): boolean {
  const field = document.getElementById(fieldId);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
  return field !== null;
}

interface OpenIssuesProps {
  readonly wasRefused: boolean;
  readonly takesFocus: boolean;
  /** A link led to its field. */
  readonly onFollowed: () => void;
}

function OpenIssues({ wasRefused, takesFocus, onFollowed }: OpenIssuesProps) {
  const dispatch = useDispatch();
  const issues = useSelector(selectOpenIssues);
  const submission = useSelector(selectSubmission);
  const hasGuide = useSelector(selectDeployment).errorGuide !== undefined;
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus && submission.status === 'invalid') summary.current?.focus();
  }, [submission, takesFocus]);
  /**
   * Focuses the field, which has the message, and closes the list, which could cover it. If the field is gone, the link
   * keeps its default action.
   */
  const follow = (event: MouseEvent, fieldId: string): void => {
    dispatch(fieldTouched(fieldId));
    if (!focusField(fieldId)) return;
    event.preventDefault();
    onFollowed();
  };
  if (issues.length === 0) return null;
  return (
    <div className="open-list" id={LIST_ID}>
      {/* Screen readers read it when it is focused. An alert would be read twice. */}
      <section
        ref={summary}
        data-refused={wasRefused || undefined}
        tabIndex={-1}
        aria-labelledby={HEADING_ID}
        aria-describedby={LINES_ID}
      >
        <h2 id={HEADING_ID}>{wasRefused ? REQUIRED_FIELDS_INVALID : requestTexts.whatIsLeft}</h2>
        <ul id={LINES_ID}>
          {issues.map((issue, index) => (
            <li key={`${issue.key} ${index}`}>
              <a href={`#${issue.fieldId}`} onClick={(event) => follow(event, issue.fieldId)}>
                {summaryText(issue)}
              </a>
              {hasGuide && <ErrorMeaning text={issue.message} />}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const Sentence = styled.p`
  flex: 1 1 260px;
`;
