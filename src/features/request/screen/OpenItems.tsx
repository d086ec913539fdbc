import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { REQUIRED_FIELDS_INVALID } from '@/config/orderMessages';
import * as uiTexts from '@/config/texts/uiTexts';
import { enumerated } from '@/config/listed';
import * as requestTexts from '@/features/request/texts';
import { orderFields } from '@/features/request/rules/orderFields';
import { summaryText } from '@/features/request/rules/submissionIssue';
import { fieldTouched } from '@/features/request/state/orderDraftSlice';
import { selectLeftToDo, selectOpenIssues } from '@/features/request/state/orderIssueSelectors';
import { onlyImportReason } from '@/features/request/rules/onlyImport';
import { selectOrderBlock, selectOrderForm } from '@/features/request/state/orderSelectors';
import { isDoubted } from '@/features/request/protocol/rules/submission';
import { selectSubmission } from '@/features/request/protocol/submissionSlice';
import { capitalized } from '@/lib/format';
import type { RootState } from '@/lib/rootState';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';

const LIST_ID = 'order-open-items';
const HEADING_ID = 'order-open-items-heading';

/**
 * What is left before the order can be sent: one sentence, which opens to a link for each open item. After an invalid
 * attempt, the first field takes the focus and has the message, and the bar also has the general one. The list opens by
 * itself only if a message has no field on the screen. It is part of the bar, so that no field moves when an item is
 * done.
 */
export function OpenItems() {
  const submission = useSelector(selectSubmission);
  const block = useSelector(selectOrderBlock);
  const left = useSelector(selectLeftToDo);
  const issues = useSelector(selectOpenIssues);
  const onlyImport = useSelector((state: RootState) => onlyImportReason(selectOrderForm(state)));
  const [isOpen, setIsOpen] = useState(false);
  const wasRefused = submission.status === 'invalid';
  const led = useRef(submission);
  const lead = useEffectEvent(() => {
    const isKnown = led.current === submission;
    led.current = submission;
    if (isKnown || !wasRefused) return;
    announce(`${REQUIRED_FIELDS_INVALID} ${capitalized(enumerated(left))}`);
    setIsOpen(issues.some(({ fieldId }) => document.getElementById(fieldId) === null));
    if (issues[0] !== undefined) focusField(issues[0].fieldId);
  });
  useEffect(() => lead(), [submission]);
  if (submission.status === 'submitting') return <Sentence>{requestTexts.placingOrder}</Sentence>;
  if (left.length === 0 || (block !== null && !wasRefused)) {
    return <Sentence>{block ?? (isDoubted(submission) ? requestTexts.lookFirst : requestTexts.nothingLeft)}</Sentence>;
  }
  if (onlyImport !== null && !wasRefused) return <Sentence>{onlyImport}</Sentence>;
  const what = enumerated([...new Set(left)]);
  const isClosedRefusal = wasRefused && !isOpen;
  return (
    <>
      <Button
        className="open-toggle"
        kind="quiet"
        data-refused={wasRefused || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? LIST_ID : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          {isClosedRefusal && <strong>{REQUIRED_FIELDS_INVALID}</strong>}{' '}
          <span>
            {isClosedRefusal ? capitalized(what) : requestTexts.thingsLeft(uiTexts.things(left.length), what)}
          </span>
        </span>
      </Button>
      {isOpen && <OpenIssues wasRefused={wasRefused} onFollowed={() => setIsOpen(false)} />}
    </>
  );
}

/** Focuses a field, clear of the bar. @empty false if it is not on the screen */
function focusField(fieldId: string): boolean {
  const place = document.getElementById(fieldId);
  const field = fieldId === orderFields.agenciesFailed ? place?.querySelector('button') : place;
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
  return field != null;
}

function OpenIssues({ wasRefused, onFollowed }: { readonly wasRefused: boolean; readonly onFollowed: () => void }) {
  const dispatch = useDispatch();
  const issues = useSelector(selectOpenIssues);
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
      <section data-refused={wasRefused || undefined} aria-labelledby={HEADING_ID}>
        <h2 id={HEADING_ID}>{wasRefused ? REQUIRED_FIELDS_INVALID : requestTexts.whatIsLeft}</h2>
        <ul>
          {issues.map((issue, index) => (
            <li key={`${issue.key} ${index}`}>
              <a href={`#${issue.fieldId}`} onClick={(event) => follow(event, issue.fieldId)}>
                {summaryText(issue)}
              </a>
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
