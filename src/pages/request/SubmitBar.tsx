import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { SHORTCUTS } from '@/config/shortcuts';
import { isSubmitting } from '@/domain/order/submission';
import { draftDiscarded, selectIsDirty, selectSubmission } from '@/features/orderDraft/orderDraftSlice';
import { chordLabel } from '@/lib/chord';
import { Button } from '@/ui/Button';
import { focusHeading } from '@/ui/focusHeading';
import { WIDE } from '@/ui/wide';
import { selectReadiness } from '@/workflows/orderIssueSelectors';
import { selectIsOrderLoading, selectOrderBlock, selectOrderSummary } from '@/workflows/orderSelectors';
import { ignoreRepeats } from './ignoreRepeats';
import { ReadinessList } from './ReadinessList';
import { SUBMIT_ID, useSubmit } from './useSubmit';
import { useOrderPart } from './useOrderPart';

/** What will happen, whether it can, and the button that makes it happen: always in sight. */
export function SubmitBar() {
  const dispatch = useDispatch();
  const submit = useSubmit();
  const mode = useOrderPart('mode');
  const summary = useSelector(selectOrderSummary);
  const block = useSelector(selectOrderBlock);
  const isDirty = useSelector(selectIsDirty);
  const submission = useSelector(selectSubmission);
  const [hasFocus, setHasFocus] = useState(false);
  const isBusy = isSubmitting(submission);
  const discard = () => {
    dispatch(draftDiscarded());
    focusHeading();
  };
  return (
    <Bar aria-label="Order">
      <Readiness />
      <Summary>{submission.status === 'submitting' ? 'Placing the order…' : (block ?? summary)}</Summary>
      <Button disabled={!isDirty || isBusy} onClick={discard}>
        Discard changes
      </Button>
      <Button
        id={SUBMIT_ID}
        kind="primary"
        isBusy={isBusy}
        // Disabled, it would lose the focus, and the keys pressed when nothing keeps the order back any more would go nowhere.
        disabled={block !== null && !hasFocus}
        aria-disabled={(block !== null && hasFocus) || undefined}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        aria-keyshortcuts={SHORTCUTS.submit.chord}
        title={chordLabel(SHORTCUTS.submit.chord)}
        onKeyDown={ignoreRepeats}
        onClick={submit}
      >
        {mode === 'credit' ? 'Import credit' : 'Submit for AUS'}
      </Button>
    </Bar>
  );
}

function Readiness() {
  const [isOpen, setIsOpen] = useState(false);
  // Before anything is there to be checked, nothing is wrong with it.
  const isLoading = useSelector(selectIsOrderLoading);
  const applicable = useSelector(selectReadiness).filter(({ state }) => state !== 'notApplicable');
  const passed = applicable.filter(({ state }) => state === 'ok' || state === 'warning').length;
  return (
    <>
      <Button
        kind="quiet"
        data-readiness
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'order-readiness' : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        Readiness: {isLoading ? 'loading…' : `${passed} of ${applicable.length} ok`}
      </Button>
      {isOpen && <ReadinessList id="order-readiness" checks={applicable} />}
    </>
  );
}

const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;
  margin: 0 calc(-1 * var(--space-4)) calc(-1 * var(--space-4));
  padding: var(--space-2) var(--space-4);
  background: var(--surface);
  border-top: 1px solid var(--border);

  /* The words of the readiness begin where the panels do. */
  > [data-readiness] {
    margin-inline-start: calc(-1px - var(--space-3));
  }
  /* Enlarged, it would cover what it is about. */
  ${WIDE} {
    position: sticky;
    bottom: 0;
    z-index: var(--z-sticky);
  }
  @media print {
    > button {
      display: none;
    }
  }
`;

const Summary = styled.p`
  flex: 1;
  min-width: 200px;
  color: var(--text-secondary);
  text-align: end;
`;
