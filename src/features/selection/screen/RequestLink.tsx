import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { selectLoanId } from '@/features/loan/loanSlice';

export function RequestLink({ children }: { readonly children: ReactNode }) {
  const loanId = useSelector(selectLoanId);
  return loanId !== null && <Link to={paths.request.href(loanId)}>{children}</Link>;
}
