import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as appTexts from '@/config/texts/appTexts';
import { LOAN_NUMBER, loanStrip } from '@/domain/loan/loanStrip';
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
      <Line>
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
      </Line>
    </section>
  );
}

/** One line above the content; long values wrap. */
const Line = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-8);
  padding: var(--space-2) var(--page-gutter);
  background: var(--surface);
  border-bottom: 1px solid var(--border);

  @media print {
    padding-inline: 0;
  }
  > div {
    min-width: 0;
  }
  dt {
    font: var(--type-label);
    color: var(--text-secondary);
  }
  dd {
    max-width: 320px;
    font: var(--type-strong);
    overflow-wrap: anywhere;
  }
`;
