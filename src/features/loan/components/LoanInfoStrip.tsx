import { useSelector } from 'react-redux';
import { loanStrip } from '@/domain/loan/loan';
import { selectLoanData, selectLoanHeader } from '@/features/loan/loanSlice';
import { CopyText } from '@/ui/CopyText';
import { Strip } from '@/ui/shell/Strip';

/** Which loan this is, always in sight, its number ready to be copied (specification §2, "Loan info strip"). */
export function LoanInfoStrip() {
  const header = useSelector(selectLoanHeader);
  const items = loanStrip(header, useSelector(selectLoanData)).map(({ label, value }) => ({
    label,
    value: value === header?.loanNumber ? <CopyText text={value} what="loan number" /> : value,
  }));
  return <Strip label="Loan" items={items} />;
}
