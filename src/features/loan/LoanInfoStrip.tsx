import { useSelector } from 'react-redux';
import * as appTexts from '@/config/texts/appTexts';
import { LOAN_NUMBER, loanStrip } from '@/domain/loan/loanStrip';
import { CopyText } from '@/ui/CopyText';
import { Strip } from '@/ui/shell/Strip';
import { selectLoanData, selectLoanHeader } from './loanSlice';

/**
 * Identifies the loan on every screen, with a button to copy its number (specification §2, "Loan info strip").
 *
 * @source Specification §1: "A loan info strip sits under the header"
 * @source Specification §2: "Loan number, primary borrower"
 */
export function LoanInfoStrip() {
  const header = useSelector(selectLoanHeader);
  const loanNumber = header?.loanNumber ?? null;
  const items = loanStrip(header, useSelector(selectLoanData)).map(({ label, value }) => ({
    label,
    value:
      label === LOAN_NUMBER && loanNumber !== null ? (
        <CopyText text={loanNumber} what={appTexts.loanNumberName} />
      ) : (
        value
      ),
  }));
  return <Strip label={appTexts.loan} items={items} />;
}
