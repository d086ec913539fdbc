import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { selectLoanHeader } from '@/features/loan/loanSlice';
import { useIsScrolled } from '@/ui/useIsScrolled';

const STRIP_HEIGHT = 52;

/** Which loan this is, while its strip is scrolled out of sight. To screen readers the strip says it. */
export function LoanInHeader() {
  const header = useSelector(selectLoanHeader);
  const isOutOfSight = useIsScrolled(STRIP_HEIGHT);
  if (!isOutOfSight) return null;
  const known = [header?.loanNumber, header?.borrowerName].filter((part) => part != null);
  return <Subject aria-hidden>{known.join(' · ')}</Subject>;
}

const Subject = styled.span`
  overflow: hidden;
  min-width: 0;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
