import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { selectLoanId } from '@/features/loan/loanSlice';
import { selectReadOnlyReason } from '@/features/runs/readOnlySelector';

type Field = Parameters<typeof paths.request.againHref>[2];

/** Returns the address of Request, filled in from a past request. @empty undefined for a user who may not order */
function useAgainHref(requestId: string): ((field?: Field) => string) | undefined {
  const loanId = useSelector(selectLoanId);
  const isReadOnly = useSelector(selectReadOnlyReason) !== null;
  return loanId === null || isReadOnly ? undefined : (field) => paths.request.againHref(loanId, requestId, field);
}

export function useOrderAgain(requestId: string): ((field?: Field) => void) | undefined {
  const navigate = useNavigate();
  const againHref = useAgainHref(requestId);
  return againHref && ((field) => void navigate(againHref(field)));
}
