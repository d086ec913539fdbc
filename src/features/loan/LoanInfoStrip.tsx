import { useSelector } from 'react-redux';
import * as appTexts from '@/config/texts/appTexts';
import { LOAN_NUMBER, loanStrip } from '@/features/loan/rules/loanStrip';
import { CopyText } from '@/ui/CopyText';
import { Delivered } from '@/ui/Delivered';
import { selectLoanData, selectLoanHeader } from './loanSlice';

/** Identifies the loan on every screen, with a button to copy its number. */
export function LoanInfoStrip() {
  const header = useSelector(selectLoanHeader);
  const loanNumber = header?.loanNumber ?? null;
  const items = loanStrip(header, useSelector(selectLoanData));
  return (
    <section aria-label={appTexts.loan}>
      <dl className="loan-strip">
        {items.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {label === LOAN_NUMBER && loanNumber !== null ? (
                <CopyText text={loanNumber} what={appTexts.loanNumberName} />
              ) : (
                <Delivered text={value} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
