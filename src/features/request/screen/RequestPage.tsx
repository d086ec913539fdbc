import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import * as requestTexts from '@/features/request/texts';
import type { OrderForm } from '@/features/request/rules/orderForm';
import { orderFields } from '@/features/request/rules/orderFields';
import { takesReference } from '@/features/request/rules/reportPlan';
import { ResubmissionFlag } from '@/features/runs/ResubmissionFlag';
import { ScoreModelNotice } from '@/features/runs/ScoreModelNotice';
import { selectRecentRequest } from '@/features/loan/loanSlice';
import { fillingEnded, fillingStarted, modeChosen, selectFilling } from '@/features/request/state/orderDraftSlice';
import { selectIsOrderDead, selectIsOrderLoading, selectOrderForm } from '@/features/request/state/orderSelectors';
import { selectIsSubmitting } from '@/features/request/protocol/submissionSlice';
import { selectReadOnlyReason } from '@/features/runs/readOnlySelector';
import type { RootState } from '@/lib/rootState';
import { Notice } from '@/ui/Notice';
import { PageHeading } from '@/ui/PageHeading';
import { RadioGroup } from '@/ui/RadioGroup';
import { ReadOnly } from '@/ui/readOnly';
import { useShownText } from '@/ui/shownText';
import { Spinner } from '@/ui/Spinner';
import { WIDE } from '@/ui/wide';
import { AcknowledgementPanel } from './AcknowledgementPanel';
import { AusRequestPanel } from './AusRequestPanel';
import { BorrowersPanel } from './BorrowersPanel';
import { ConfirmOrderDialog } from './ConfirmOrderDialog';
import { ProblemNotice, RestoredNote, SubmissionNotices } from './SubmissionNotices';
import { CreditPanel } from './CreditPanel';
import { FailuresTogether } from './PartFailures';
import { SubmitBar } from './SubmitBar';
import { VerificationsPanel } from './VerificationsPanel';
import { useOrderPart } from './useOrderPart';

export function RequestPage() {
  useShownText();
  const mode = useOrderPart('mode');
  const isSent = useSelector(selectIsSubmitting);
  const reason = useSelector(selectReadOnlyReason);
  const isDead = useSelector(selectIsOrderDead);
  const isFillingIn = useSelector(selectFilling)?.status === 'reading';
  return (
    <>
      <WantedField />
      <FailuresTogether />
      <LockableFields disabled={isSent || isFillingIn}>
        {isFillingIn && <Spinner cover="container" message={requestTexts.fillingIn} />}
        <PageHeading badge={<RestoredNote />} actions={reason === null && <ModeChoice />}>
          {requestTexts.title}
        </PageHeading>
        <ResubmissionFlag />
        {reason !== null && <Notice title={reason}>{requestTexts.readingOnly}</Notice>}
        <ProblemNotice />
        <SubmissionNotices />
        <RepeatedOrdersNotice />
        <ScoreModelNotice />
        <FillingOffer />
        {/* Not the notices above: they can still be answered. */}
        <ReadOnly value={reason !== null}>
          <LockableFields disabled={isDead}>
            <Columns $isOne={mode === 'credit'}>
              {mode === 'aus' && <AusRequestPanel />}
              <CreditPanel />
            </Columns>
            <BorrowersPanel />
            <Columns $isOne={mode === 'credit'}>
              {mode === 'aus' && <VerificationsPanel />}
              <AcknowledgementPanel />
            </Columns>
          </LockableFields>
        </ReadOnly>
      </LockableFields>
      {reason === null && <SubmitBar />}
      <ConfirmOrderDialog />
    </>
  );
}

/**
 * Focuses the field that the address names (`#account`) once the form is filled in, and then removes it from the
 * address. A decoded error leads here. Its own component, because it renders again with every change of the address.
 */
function WantedField() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isFilled = useSelector(selectFilling) === null;
  const isLoaded = !useSelector(selectIsOrderLoading);
  const isReady = isFilled && isLoaded && search === '';
  const fieldId = useSelector((state: RootState) => wantedField(hash, selectOrderForm(state)));
  useEffect(() => {
    if (fieldId === undefined || !isReady) return;
    document.getElementById(fieldId)?.focus();
    void navigate(pathname, { replace: true });
  }, [fieldId, isReady, navigate, pathname]);
  return null;
}

function wantedField(hash: string, { agency, borrowers }: OrderForm): string | undefined {
  if (hash === '#agency') return orderFields.agency;
  if (hash === '#account') return agency.username === '' ? orderFields.accountNumber : orderFields.password;
  if (hash === '#references') {
    const reissued = borrowers.find(takesReference);
    return reissued ? orderFields.borrowerReference(reissued.key) : orderFields.borrowers;
  }
  if (!hash.startsWith('#borrower')) return undefined;
  // `#borrower` is the first one. A borrower who follows a joint report has its field.
  const one = borrowers.find(({ borrowerId }) => hash === '#borrower' || hash === `#borrower-${borrowerId}`);
  const joint = borrowers.find((other) => other.applicationId === one?.applicationId && !other.tempDisabled);
  const wanted = one?.tempDisabled === true ? joint : one;
  return wanted ? orderFields.borrowerType(wanted.key) : orderFields.borrowers;
}

/** The deployment lacks what [the protocol of an order](docs/order-protocol.md) needs from the service. */
function RepeatedOrdersNotice() {
  if (useSelector(selectRecentRequest)?.areOrdersDeduplicated !== false) return null;
  return (
    <Notice tone="warning" title={requestTexts.mayOrderTwice}>
      {requestTexts.repeatsNotRecognized}
    </Notice>
  );
}

function FillingOffer() {
  const dispatch = useDispatch();
  const filling = useSelector(selectFilling);
  if (filling?.status !== 'offered') return null;
  return (
    <Notice
      tone="warning"
      title={requestTexts.fillInFrom(filling.requestId)}
      retryLabel={requestTexts.replaceEntries}
      onRetry={() => dispatch(fillingStarted(filling.requestId))}
      onDismiss={() => dispatch(fillingEnded())}
    >
      {requestTexts.entriesNotOrdered}
    </Notice>
  );
}

const MODES = [
  { value: 'aus', label: requestTexts.runAus },
  { value: 'credit', label: requestTexts.importCreditOnly },
] as const;

function ModeChoice() {
  const dispatch = useDispatch();
  const mode = useOrderPart('mode');
  return (
    <RadioGroup
      id={orderFields.mode}
      legend={requestTexts.whatToOrder}
      isLegendHidden
      options={MODES}
      value={mode}
      onChange={(chosen) => dispatch(modeChosen(chosen))}
    />
  );
}

/** Disabled while an order is in flight or being filled in: changes would not be part of it, and would be lost. */
const LockableFields = styled.fieldset`
  position: relative;

  /* Denser than elsewhere, so that an order for two borrowers fits on one screen of 1366x768. */
  ${WIDE} {
    --space-3: 8px;
    --row-height: 32px;
  }
`;

const Columns = styled.div<{ $isOne: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--space-3);

  ${WIDE} {
    ${({ $isOne }) => !$isOne && 'grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);'}
  }
`;
