import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { SHORTCUTS } from '@/config/shortcuts';
import * as requestTexts from '@/config/texts/requestTexts';
import { isSubmitting } from '@/domain/order/submission';
import { draftDiscarded, selectIsDirty, selectSubmission } from '@/features/request/state/orderDraftSlice';
import { selectReadiness } from '@/features/request/state/orderIssueSelectors';
import { selectIsOrderLoading, selectOrderBlock, selectOrderSummary } from '@/features/request/state/orderSelectors';
import { chordLabel } from '@/lib/chord';
import { Button } from '@/ui/Button';
import { focusHeading } from '@/ui/focusHeading';
import { WIDE } from '@/ui/wide';
import { ignoreRepeats } from './ignoreRepeats';
import { ReadinessList } from './ReadinessList';
import { useOrderPart } from './useOrderPart';
import { SUBMIT_ID, useSubmit } from './useSubmit';

/**
 * Always visible.
 *
 * @source Specification §2: "Request's layout and fields"
 */
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
    <Bar aria-label={requestTexts.orderBar}>
      <Readiness />
      <Summary>{submission.status === 'submitting' ? requestTexts.placingOrder : (block ?? summary)}</Summary>
      <Button disabled={!isDirty || isBusy} onClick={discard}>
        {requestTexts.discard}
      </Button>
      <Button
        id={SUBMIT_ID}
        kind="primary"
        isBusy={isBusy}
        // If disabled, the button would lose the focus, and keys pressed after the block ends would have no target.
        disabled={block !== null && !hasFocus}
        aria-disabled={(block !== null && hasFocus) || undefined}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        aria-keyshortcuts={SHORTCUTS.submit.chord}
        title={chordLabel(SHORTCUTS.submit.chord)}
        onKeyDown={ignoreRepeats}
        onClick={submit}
      >
        {mode === 'credit' ? requestTexts.importCredit : requestTexts.submit}
      </Button>
    </Bar>
  );
}

function Readiness() {
  const [isOpen, setIsOpen] = useState(false);
  // While data is loading, a failed check means nothing.
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
        {requestTexts.readiness(
          isLoading ? requestTexts.readinessLoading : requestTexts.readinessPassed(passed, applicable.length),
        )}
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

  /* Aligns the readiness text with the panels. */
  > [data-readiness] {
    margin-inline-start: calc(-1px - var(--space-3));
  }
  /* At high zoom, a sticky bar would cover the form. */
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
