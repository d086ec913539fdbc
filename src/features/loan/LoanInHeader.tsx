import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { inSentence } from '@/lib/shortText';
import { selectLoanHeader } from './loanSlice';

const STRIP_HEIGHT = 52;

/** Shows the loan in the header while its strip is scrolled out of view. Screen readers use the strip instead. */
export function LoanInHeader() {
  const header = useSelector(selectLoanHeader);
  const isStripOffScreen = useSyncExternalStore(onScroll, () => top > STRIP_HEIGHT);
  if (!isStripOffScreen) return null;
  const known = [header?.loanNumber, header?.borrowerName].filter((part) => part != null).map(inSentence);
  return <Subject aria-hidden>{known.join(' · ')}</Subject>;
}

const Subject = styled.span`
  overflow: hidden;
  min-width: 0;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Kept from the last scroll event, because reading it while rendering would lay out the page. */
let top = 0;

function onScroll(listener: () => void): () => void {
  const listen = (): void => {
    top = window.scrollY;
    listener();
  };
  // The component may come after the user has scrolled.
  top = window.scrollY;
  window.addEventListener('scroll', listen, { passive: true });
  return () => window.removeEventListener('scroll', listen);
}
