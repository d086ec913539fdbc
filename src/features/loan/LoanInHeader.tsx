import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useIsScrolled } from '@/ui/useIsScrolled';
import { selectLoanHeader } from './loanSlice';

const STRIP_HEIGHT = 52;

/** Shows the loan in the header while its strip is scrolled out of view. Screen readers use the strip instead. */
export function LoanInHeader() {
  const header = useSelector(selectLoanHeader);
  const isStripOffScreen = useIsScrolled(STRIP_HEIGHT);
  if (!isStripOffScreen) return null;
  const known = [header?.loanNumber, header?.borrowerName].filter((part) => part != null);
  return <Subject aria-hidden>{known.join(' · ')}</Subject>;
}

const Subject = styled.span`
  overflow: hidden;
  min-width: 0;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
