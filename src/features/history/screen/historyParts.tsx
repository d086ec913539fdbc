import { useSelector } from 'react-redux';
import { enumerated } from '@/config/listed';
import * as detailTexts from '@/features/history/detailTexts';
import * as historyTexts from '@/features/history/texts';
import { selectSubmissions } from '@/features/runs/historySlice';
import { useRead } from '@/reads/useRead';
import { SmallPrint } from '@/ui/listParts';
import { Notice } from '@/ui/Notice';
import { FailureWords } from '@/ui/ReadFailure';
import { WideTable } from './WideTable';

export { DtiStrip } from './DtiStrip';
export { GoneNotice, UnlistedOrderNotice } from '@/features/runs/ListedNotices';
export { WhatChanged } from './WhatChanged';
export { ScoreModelNotice } from '@/features/runs/ScoreModelNotice';

/** Explains a missing column: the soft-pull phase is unknown, which is not the same as no phase. */
export function SoftPullNotice() {
  const { value, failure, retry } = useRead('recentRequestData');
  if (value !== undefined || failure === undefined) return null;
  return (
    <Notice tone="warning" onRetry={retry}>
      <FailureWords failure={failure} what={historyTexts.latestRequest} /> <span>{historyTexts.pullTypesUnknown}</span>
    </Notice>
  );
}

/** Below the table. */
export const SubmissionNote = () => (
  <>
    <WideTable />
    <Submissions />
  </>
);

function Submissions() {
  const { counts } = useSelector(selectSubmissions);
  if (counts.length === 0) return null;
  return (
    <SmallPrint>
      {detailTexts.submissions(enumerated(counts.map(({ service, count }) => `${service} ${count}`)))}
    </SmallPrint>
  );
}
