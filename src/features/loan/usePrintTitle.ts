import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { documentTitle } from '@/features/loan/rules/documentName';
import { useIsPrinting } from '@/ui/useIsPrinting';
import { selectLoanNumber } from './loanSlice';

/** While the page prints, its title is the name of the file that the browser may print it to. */
export function usePrintTitle(what: string, reference: string | null): void {
  const isPrinting = useIsPrinting();
  const loanNumber = useSelector(selectLoanNumber);
  const title = documentTitle({ what, loanNumber, reference });
  useLayoutEffect(() => {
    if (!isPrinting) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [isPrinting, title]);
}
