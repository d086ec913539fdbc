import { styled } from 'styled-components';
import type { HistoryItem } from '@/domain/history/historyItem';
import { countSubmissions, hasExcessiveResubmissions } from '@/domain/history/submissionCounts';

/** How often the loan was submitted, and the hint that DU counts along. */
export function SubmissionNote({ items }: { readonly items: readonly HistoryItem[] }) {
  const counts = countSubmissions(items);
  if (counts.length === 0) return null;
  return (
    <Note>
      Submissions so far: {counts.map(({ service, count }) => `${service} ${count}`).join(', ')}.
      {hasExcessiveResubmissions(items) && (
        <strong> DU has raised its red flag for excessive resubmissions: note the reason for each further one.</strong>
      )}
    </Note>
  );
}

const Note = styled.p`
  padding: var(--space-2) 0;
  font: var(--type-label);
  color: var(--text-secondary);
`;
