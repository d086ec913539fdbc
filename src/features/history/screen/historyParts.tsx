import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { describeFailure } from '@/config/describeFailure';
import { enumerated } from '@/config/listed';
import * as detailTexts from '@/features/history/detailTexts';
import * as historyTexts from '@/features/history/texts';
import { selectSubmissions } from '@/features/requests/historySlice';
import { useRead } from '@/reads/useRead';
import { Notice } from '@/ui/Notice';

export { DtiStrip } from './DtiStrip';
export { ExportButtons } from './ExportButtons';
export { GoneNotice, UnlistedOrderNotice } from './ListedNotices';
export { ScoreModelNotice } from './ScoreModelNotice';

/** Explains a missing column: the soft-pull phase is unknown, which is not the same as no phase. */
export function SoftPullNotice() {
  const { value, failure, retry } = useRead('recentRequestData');
  if (value !== undefined || failure === undefined) return null;
  return (
    <Notice tone="warning" onRetry={retry}>
      {`${describeFailure(failure, historyTexts.latestRequest)} ${historyTexts.pullTypesUnknown}`}
    </Notice>
  );
}

export function SubmissionNote() {
  const { counts } = useSelector(selectSubmissions);
  if (counts.length === 0) return null;
  return <Note>{detailTexts.submissions(enumerated(counts.map(({ service, count }) => `${service} ${count}`)))}</Note>;
}

const Note = styled.p`
  padding: var(--space-2) 0;
  font: var(--type-label);
  color: var(--text-secondary);
`;
