import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { inSentence } from '@/lib/shortText';
import { PHONE } from '@/ui/wide';
import { selectLoanHeader } from './loanSlice';

const STRIP_HEIGHT = 52;

/** Shows the loan in the header while its strip is scrolled out of view. Screen readers use the strip instead. */
export function LoanInHeader() {
  const header = useSelector(selectLoanHeader);
  const [isStripOffScreen, setIsStripOffScreen] = useState(false);
  useEffect(() => {
    const onScroll = (): void => setIsStripOffScreen(window.scrollY > STRIP_HEIGHT);
    // A restored page may be scrolled already.
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  const known = [header?.loanNumber, header?.borrowerName].filter((part) => part != null).map(inSentence);
  // Also while it has no text: rules that came with the first scrolling would style the whole page again.
  return <Subject aria-hidden>{isStripOffScreen && known.join(' · ')}</Subject>;
}

const Subject = styled.span`
  overflow: hidden;
  min-width: 0;
  text-overflow: ellipsis;
  white-space: nowrap;

  &:empty {
    display: none;
  }
  /* A phone has room for the product or the loan. */
  ${PHONE} {
    flex: 0 1 calc(100% - 116px);

    .type-section:has(+ &:not(:empty)) {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
