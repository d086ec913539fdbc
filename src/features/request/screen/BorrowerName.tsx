import { styled } from 'styled-components';
import * as requestTexts from '@/config/texts/requestTexts';
import type { Borrower } from '@/domain/request/borrower';
import { isReissueByNumber } from '@/domain/request/reportPlan';
import { StatusBadge } from '@/ui/StatusBadge';
import { NARROW } from '@/ui/wide';

/** The name, with badges for facts that matter before an order. */
export const BorrowerName = ({ borrower }: { readonly borrower: Borrower }) => (
  <Line>
    {borrower.name}
    {borrower.isPrimary && (
      <StatusBadge tone="neutral" icon={null}>
        {requestTexts.primary}
      </StatusBadge>
    )}
    {borrower.isTempDisabled && (
      <StatusBadge tone="info" icon={null}>
        {requestTexts.joint}
      </StatusBadge>
    )}
    {borrower.isSoftPullCompleted && <StatusBadge tone="ok">{requestTexts.softDone}</StatusBadge>}
    {borrower.isHardPullCompleted && borrower.isSoftPullCompleted && (
      <StatusBadge tone="ok">{requestTexts.hardDone}</StatusBadge>
    )}
    {/* For a reissue, the plan says it. */}
    {borrower.hasDiscrepancy && !isReissueByNumber(borrower) && (
      <StatusBadge tone="warn">{requestTexts.hasDiscrepancy}</StatusBadge>
    )}
  </Line>
);

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  align-items: center;
  min-height: 24px;

  /* At high zoom, a long note wraps instead of squeezing the fields beside it. */
  ${NARROW} {
    && > span {
      white-space: normal;
    }
  }
`;
