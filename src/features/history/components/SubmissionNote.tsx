import { memo } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { selectSubmissions } from '@/features/history/historySlice';

/** How often the loan was submitted, and the hint that DU counts along. */
export const SubmissionNote = memo(function SubmissionNote() {
  const { counts, areExcessive } = useSelector(selectSubmissions);
  if (counts.length === 0) return null;
  return (
    <Note>
      Submissions so far: {counts.map(({ service, count }) => `${service} ${count}`).join(', ')}.
      {areExcessive && (
        <strong> DU has raised its red flag for excessive resubmissions: note the reason for each further one.</strong>
      )}
    </Note>
  );
});

const Note = styled.p`
  padding: var(--space-2) 0;
  font: var(--type-label);
  color: var(--text-secondary);
`;
