import { styled } from 'styled-components';
import * as comparisonTexts from '@/config/texts/comparisonTexts';
import type { ComparedRow, RunComparison } from '@/domain/history/compareRuns';
import { describeChange } from '@/domain/history/describeComparison';
import { MissingValue } from '@/ui/MissingValue';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** The two facts that a comparison is opened for. */
export const ComparedLead = ({ comparison: { dti, outcome } }: { readonly comparison: RunComparison }) => (
  <Facts>
    {dti !== undefined && <Fact row={dti} />}
    <Fact row={outcome} />
  </Facts>
);

const Fact = ({ row: { label, earlier, later, change, unit, isChanged } }: { readonly row: ComparedRow }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {isChanged && (
        <>
          {earlier ?? <MissingValue />} <span aria-hidden>→</span>
          <VisuallyHidden>{comparisonTexts.to}</VisuallyHidden>{' '}
        </>
      )}
      {later ?? <MissingValue />}{' '}
      <small>{isChanged ? change !== null && describeChange(change, unit) : comparisonTexts.unchanged}</small>
    </dd>
  </div>
);

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-8);
  margin-bottom: var(--space-3);
  padding-bottom: var(--space-3);
  border-bottom: 1px solid var(--border);

  dt {
    font: var(--type-label);
    color: var(--text-secondary);
  }
  dd {
    font: var(--type-page);
  }
  small {
    font: var(--type-strong);
    color: var(--text-secondary);
  }
`;
