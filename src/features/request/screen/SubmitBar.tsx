import { useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as orderTexts from '@/features/request/orderTexts';
import * as requestTexts from '@/features/request/texts';
import { asksForNote } from '@/features/request/rules/orderSummary';
import { orderFields } from '@/features/request/rules/orderFields';
import {
  draftDiscarded,
  passwordTyped,
  selectHasTypedPassword,
  selectIsDirty,
  selectRestored,
} from '@/features/request/state/orderDraftSlice';
import { selectOrderBlock, selectOrderForm, selectOrderSummary } from '@/features/request/state/orderSelectors';
import { isDoubted, type Submission } from '@/features/request/protocol/rules/submission';
import { selectIsSubmitting, selectSubmission, submitPressed } from '@/features/request/protocol/submissionSlice';
import type { RootState } from '@/lib/rootState';
import { isSubmit, SUBMIT_KEYS } from '@/lib/submitKeys';
import { TYPED_ACCOUNT, useVault } from '@/features/request/protocol/credentialVault';
import { Button, LinkButton } from '@/ui/Button';
import { SubmitKeys } from '@/ui/SubmitKeys';
import { focusHeading } from '@/ui/focusHeading';
import { useBottomBarHeight } from '@/ui/useBottomBarHeight';
import { BAR_GUTTER, NARROW, NARROW_AND_HIGH, WIDE } from '@/ui/wide';
import { OpenItems } from './OpenItems';
import { useOrderPart } from './useOrderPart';
import { OPEN_ITEMS } from './formStyles';

const SUBMIT_ID = 'order-submit';

const isLookFirst = (submission: Submission): boolean => isDoubted(submission) && submission.status !== 'found';

/** Returns a callback that copies a typed password to the vault and submits the order. Ctrl+Enter does the same. */
function useSubmit(): () => void {
  const dispatch = useDispatch();
  const vault = useVault();
  const hasTyped = useSelector(selectHasTypedPassword);
  const submit = useCallback(() => {
    const field = document.getElementById(orderFields.password);
    const password = field instanceof HTMLInputElement ? field.value : '';
    vault.keep(TYPED_ACCOUNT, password);
    // React may have remounted the field, empty, since the user typed.
    if ((password !== '') !== hasTyped) dispatch(passwordTyped(!hasTyped));
    // The fields are disabled while the order is in flight, and a disabled field loses the focus.
    document.getElementById(SUBMIT_ID)?.focus();
    dispatch(submitPressed());
  }, [dispatch, hasTyped, vault]);

  // Anywhere on the screen, but not in a dialog, which the user has to answer first.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isSubmit(event) || event.defaultPrevented || isInDialog()) return;
    event.preventDefault();
    submit();
  });
  // A layout effect, so that the keys work before the user sees the button.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return submit;
}

const isInDialog = (): boolean => document.activeElement?.closest('[role=alertdialog], [role=dialog]') != null;

/** From the second run on: leads to the note for the file, which is not required. @empty nothing otherwise */
function AskForNote() {
  if (!useSelector((state: RootState) => asksForNote(selectOrderForm(state)))) return null;
  return (
    <>
      <span>{'\u00a0· '}</span>
      <LinkButton onClick={() => document.getElementById(orderFields.text('note'))?.focus()}>
        {orderTexts.addNote}
      </LinkButton>
    </>
  );
}

/** Always visible, and always in the same place: an order's result or errors never move Submit under the pointer. */
export function SubmitBar() {
  const dispatch = useDispatch();
  const submit = useSubmit();
  const mode = useOrderPart('mode');
  const summary = useSelector(selectOrderSummary);
  const block = useSelector(selectOrderBlock);
  const isDirty = useSelector(selectIsDirty);
  const isRestored = useSelector(selectRestored) !== null;
  const submission = useSelector(selectSubmission);
  const bar = useRef<HTMLElement>(null);
  useBottomBarHeight(bar);
  const isBusy = useSelector(selectIsSubmitting);
  const discard = () => {
    dispatch(draftDiscarded());
    focusHeading();
  };
  return (
    <Bar ref={bar} aria-label={requestTexts.orderBar}>
      <OpenItems />
      {/* After a refusal, the items stay in the place of the block. */}
      <Summary>
        <span>{submission.status === 'invalid' ? (block ?? summary) : summary}</span>
        {/* Beside what blocks the order, it would wrap. */}
        {!isBusy && block === null && <AskForNote />}
      </Summary>
      <Button disabled={!(isDirty || isRestored) || isBusy} onClick={discard}>
        {requestTexts.discard}
      </Button>
      <Button
        id={SUBMIT_ID}
        // While an order is in doubt, the primary button looks for it.
        kind={isLookFirst(submission) ? 'secondary' : 'primary'}
        isBusy={isBusy}
        disabled={block !== null}
        aria-keyshortcuts={SUBMIT_KEYS}
        onClick={submit}
      >
        <span>{mode === 'credit' ? requestTexts.importCredit : requestTexts.submit}</span> <SubmitKeys />
      </Button>
    </Bar>
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

  ${NARROW} {
    > button:not(.open-toggle) {
      flex: 1;
    }
  }
  /* At high zoom, a fixed bar would cover the form. */
  ${WIDE} {
    display: grid;
    grid-template-columns: minmax(0, max-content) minmax(min(320px, 30%), 1fr) auto auto;

    /* Both wrap before what is left is cut. */
    &:has(> .open-toggle) {
      grid-template-columns:
        minmax(min(300px, 27%, 50% - 12rem), auto) minmax(min(240px, 22%, 50% - 12rem), auto)
        max-content max-content;
    }
    /* After a refusal, more is left to say. */
    &:has(> [data-refused]) {
      grid-template-columns: minmax(0, 3fr) minmax(min-content, 1fr) auto auto;
    }
    position: fixed;
    inset: auto 0 0 var(--content-start, 0);
    padding-inline: ${BAR_GUTTER};
    z-index: var(--z-sticky);
    margin: 0;

    /* At the bottom, where a text that wraps doesn't move them. */
    > button {
      align-self: end;
    }
  }
  ${NARROW_AND_HIGH} {
    position: fixed;
    inset: auto 0 0;
    padding-block-end: max(var(--space-2), env(safe-area-inset-bottom));
    z-index: var(--z-sticky);
    margin: 0;
  }
  @media print {
    > button {
      display: none;
    }
  }
  ${OPEN_ITEMS}
`;

const Summary = styled.p`
  flex: 1 1 200px;
  min-width: 0;
  color: var(--text-secondary);
  overflow-wrap: break-word;
  text-wrap: balance;

  ${WIDE} {
    /* With two lines, the bar keeps its height. */
    margin-block: -4px;
    font: var(--type-table);
    line-height: 0.9375rem;
    text-align: end;
  }
`;
