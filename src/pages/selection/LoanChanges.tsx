import { useSelector } from 'react-redux';
import { loanChangesSince } from '@/domain/selection/selectionChanges';
import type { SelectionRun } from '@/domain/selection/selectionRun';
import { selectLoanData } from '@/features/loan/loanSlice';
import { Notice } from '@/ui/Notice';

interface LoanChangesProps {
  readonly run: SelectionRun;
  /** The service itself says that the results are out of date. */
  readonly isReported: boolean;
}

/** Says that the loan is no longer what the run was told, and in what. */
export function LoanChanges({ run, isReported }: LoanChangesProps) {
  const loan = useSelector(selectLoanData);
  const submitted = run.items.find(({ ausDataSet }) => ausDataSet !== null)?.ausDataSet ?? null;
  const changes = loan === undefined || submitted === null ? [] : loanChangesSince(submitted, loan);
  if (changes.length === 0 && !isReported) return null;
  const details = changes.map(({ label, before, after }) => `${label} ${before} → ${after}`).join(', ');
  return (
    <Notice tone="warning">
      Loan changed since this run{details === '' ? '. Run it again before relying on it.' : `: ${details}`}
    </Notice>
  );
}
