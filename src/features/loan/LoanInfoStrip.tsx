import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import * as appTexts from '@/config/texts/appTexts';
import { LOAN_NUMBER, loanStrip } from '@/features/loan/rules/loanStrip';
import { CopyText } from '@/ui/CopyText';
import { Delivered } from '@/ui/Delivered';
import { IconButton } from '@/ui/IconButton';
import { selectLoanData, selectLoanHeader } from './loanSlice';

/** Identifies the loan. In a narrow window it has only the first two fields until the user asks for the rest. */
export function LoanInfoStrip() {
  const [isOpen, setIsOpen] = useState(false);
  const header = useSelector(selectLoanHeader);
  const loanNumber = header?.loanNumber ?? null;
  const items = loanStrip(header, useSelector(selectLoanData));
  return (
    <section className="loan-strip-fold" aria-label={appTexts.loan} data-open={isOpen || undefined}>
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
      <IconButton
        icon={isOpen ? ChevronUp : ChevronDown}
        label={isOpen ? appTexts.lessOfLoan : appTexts.moreOfLoan}
        aria-expanded={isOpen}
        data-print="never"
        onClick={() => setIsOpen(!isOpen)}
      />
    </section>
  );
}
