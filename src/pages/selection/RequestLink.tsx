import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { SelectionRun } from '@/domain/selection/selectionRun';
import { selectLoanId } from '@/features/loan/loanSlice';

interface RequestLinkProps {
  /** The run whose order is to be filled in again. */
  readonly again?: SelectionRun;
  readonly children: ReactNode;
}

/** Leads to the Request screen of the loan in hand. */
export function RequestLink({ again, children }: RequestLinkProps) {
  const loanId = useSelector(selectLoanId);
  if (loanId === null) return null;
  return (
    <Link to={again === undefined ? paths.request.href(loanId) : paths.request.againHref(loanId, again.requestId)}>
      {children}
    </Link>
  );
}
