import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as detailTexts from '@/config/texts/detailTexts';
import { selectSubmissions } from '@/features/history/state/historySlice';

/** How often the loan was submitted. */
export function SubmissionNote() {
  const { counts } = useSelector(selectSubmissions);
  if (counts.length === 0) return null;
  return <Note>{detailTexts.submissions(counts.map(({ service, count }) => `${service} ${count}`).join(', '))}</Note>;
}

const Note = styled.p`
  padding: var(--space-2) 0;
  font: var(--type-label);
  color: var(--text-secondary);
`;
