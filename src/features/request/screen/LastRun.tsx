import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as countTexts from '@/config/texts/countTexts';
import * as requestTexts from '@/config/texts/requestTexts';
import { isProcessing } from '@/domain/history/historyItem';
import { lastRunOf } from '@/domain/history/lastRun';
import { AUS_LABEL } from '@/domain/loan/aus';
import type { ServiceRow } from '@/domain/request/serviceRows';
import { selectHistory, selectHistoryItems, selectIsHistoryPending } from '@/features/history/state/historySlice';
import { MISSING } from '@/lib/format';
import { isUnknown } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { DayOrTimeAgo } from '@/ui/TimeAgo';
import { WIDE } from '@/ui/wide';

/**
 * Outcome and date of a service's last run. Never more than two lines, so that rows keep their height.
 *
 * @source Specification §2: "an unfinished run is named"
 */
export function LastRun({ row: { option, submissionCount, lastSubmittedOn } }: { readonly row: ServiceRow }) {
  const last = useSelector((state: RootState) => lastRunOf(selectHistoryItems(state), AUS_LABEL[option]));
  const isHistoryPending = useSelector(selectIsHistoryPending);
  const isHistoryUnknown = useSelector((state: RootState) => isUnknown(selectHistory(state)));
  const runs = countTexts.runs(submissionCount);
  if (last === undefined && submissionCount === 0) {
    if (isHistoryPending) return null;
    return <Alone>{isHistoryUnknown ? requestTexts.lastRunUnknown : requestTexts.noRuns}</Alone>;
  }
  if (last === undefined) {
    return (
      <Alone>
        {requestTexts.runs(runs)} <DayOrTimeAgo date={lastSubmittedOn} />
      </Alone>
    );
  }
  return (
    <div>
      <strong>{isProcessing(last) ? requestTexts.runProcessing : last.status || MISSING}</strong>
      <Small>
        <DayOrTimeAgo date={last.requestDate} /> {requestTexts.lastRun(last.requestId)}
      </Small>
    </div>
  );
}

const Small = styled.p`
  font: var(--type-label);
  color: var(--text-secondary);
`;

/** Lines up with the text of the fields beside it. */
const Alone = styled(Small)`
  ${WIDE} {
    padding-top: 8px;
  }
`;
