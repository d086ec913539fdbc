import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { isSubmitting } from '@/domain/order/submission';
import { selectFilling, selectSubmission } from '@/features/orderDraft/orderDraftSlice';
import { PageHeading } from '@/ui/PageHeading';
import { WIDE } from '@/ui/wide';
import { AcknowledgementPanel } from './AcknowledgementPanel';
import { AusRequestPanel } from './AusRequestPanel';
import { BorrowersPanel } from './BorrowersPanel';
import { ConfirmOrderDialog } from './ConfirmOrderDialog';
import { CreditPanel } from './CreditPanel';
import { FillingOffer } from './FillingOffer';
import { IssueSummary } from './IssueSummary';
import { ModeChoice } from './ModeChoice';
import { SubmissionNotices } from './SubmissionNotices';
import { SubmitBar } from './SubmitBar';
import { VerificationsPanel } from './VerificationsPanel';
import { useOrderPart } from './useOrderPart';

/** Orders underwriting and credit for the loan in hand (specification §1 and §5). */
export function RequestPage() {
  const mode = useOrderPart('mode');
  const isOnItsWay = isSubmitting(useSelector(selectSubmission));
  const isFillingIn = useSelector(selectFilling)?.status === 'reading';
  return (
    <>
      <IssueSummary />
      <Fields disabled={isOnItsWay || isFillingIn}>
        <PageHeading actions={<ModeChoice />}>Request</PageHeading>
        <SubmissionNotices />
        <FillingOffer />
        <Columns $isOne={mode === 'credit'}>
          {mode === 'aus' && <AusRequestPanel />}
          <CreditPanel />
        </Columns>
        <BorrowersPanel />
        <Columns $isOne={mode === 'credit'}>
          {mode === 'aus' && <VerificationsPanel />}
          <AcknowledgementPanel />
        </Columns>
      </Fields>
      <SubmitBar />
      <ConfirmOrderDialog />
    </>
  );
}

/** What is changed while an order is on its way, or being filled in, would not be part of it, and would go with the draft. */
const Fields = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Columns = styled.div<{ $isOne: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--space-3);

  ${WIDE} {
    ${({ $isOne }) => !$isOne && 'grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);'}
  }
`;
