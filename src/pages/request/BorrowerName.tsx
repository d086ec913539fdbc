import { styled } from 'styled-components';
import type { Borrower } from '@/domain/request/borrower';
import { StatusBadge } from '@/ui/StatusBadge';
import { NARROW } from '@/ui/wide';

/** A borrower with what is worth knowing before ordering. */
export const BorrowerName = ({ borrower }: { readonly borrower: Borrower }) => (
  <Line>
    {borrower.name}
    {borrower.isPrimary && (
      <StatusBadge tone="neutral" icon={null}>
        Primary
      </StatusBadge>
    )}
    {borrower.isTempDisabled && (
      <StatusBadge tone="info" icon={null}>
        Joint
      </StatusBadge>
    )}
    {borrower.isSoftPullCompleted && <StatusBadge tone="ok">Soft done</StatusBadge>}
    {borrower.isHardPullCompleted && borrower.isSoftPullCompleted && <StatusBadge tone="ok">Hard done</StatusBadge>}
    {borrower.hasDiscrepancy && (
      <StatusBadge tone="warn">Name, SSN or address changed since the last report</StatusBadge>
    )}
  </Line>
);

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  align-items: center;

  /* Enlarged, a long note breaks before it takes the room of what is typed and chosen beside it. */
  ${NARROW} {
    && > span {
      white-space: normal;
    }
  }
`;
