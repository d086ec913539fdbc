import { useSelector } from 'react-redux';
import * as countTexts from '@/config/texts/countTexts';
import * as historyTexts from '@/config/texts/historyTexts';
import { selectSubmissions } from '@/features/history/state/historySlice';
import { StatusBadge } from '@/ui/StatusBadge';

/** DU's own red flag for excessive resubmissions. @empty nothing while DU has not raised it */
export function ResubmissionFlag() {
  const { counts, areExcessive } = useSelector(selectSubmissions);
  const runs = counts.find(({ service }) => service === 'DU')?.count;
  if (!areExcessive || runs === undefined) return null;
  return <StatusBadge tone="warn">{historyTexts.excessiveSubmissions(countTexts.runs(runs))}</StatusBadge>;
}
