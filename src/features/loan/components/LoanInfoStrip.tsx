import { useSelector } from 'react-redux';
import { LOAN_NUMBER, loanStrip } from '@/domain/loan/loan';
import { selectLoanData, selectLoanHeader } from '@/features/loan/loanSlice';
import { CopyText } from '@/ui/CopyText';
import { Strip } from '@/ui/shell/Strip';

/** Which loan this is, on top of every screen, its number ready to be copied (specification §2, "Loan info strip"). */
export function LoanInfoStrip() {
  const header = useSelector(selectLoanHeader);
  const loanNumber = header?.loanNumber ?? null;
  const items = loanStrip(header, useSelector(selectLoanData)).map(({ label, value }) => ({
    label,
    value: label === LOAN_NUMBER && loanNumber !== null ? <CopyText text={loanNumber} what="loan number" /> : value,
  }));
  return <Strip label="Loan" items={items} />;
}
