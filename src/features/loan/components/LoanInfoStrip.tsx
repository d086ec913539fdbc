import { useSelector } from 'react-redux';
import { loanStrip } from '@/domain/loan/loan';
import { selectLoanData, selectLoanHeader } from '@/features/loan/loanSlice';
import { Strip } from '@/ui/shell/Strip';

/** Which loan this is, always in sight (specification §2, "Loan info strip"). */
export const LoanInfoStrip = () => (
  <Strip label="Loan" items={loanStrip(useSelector(selectLoanHeader), useSelector(selectLoanData))} />
);
