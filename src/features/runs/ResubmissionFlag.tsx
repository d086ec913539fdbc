import { useSelector } from 'react-redux';
import * as uiTexts from '@/config/texts/uiTexts';
import * as screenTexts from '@/features/runs/screenTexts';
import { selectSubmissions } from '@/features/runs/historySlice';
import { Notice } from '@/ui/Notice';

/** DU's own red flag for excessive resubmissions. @empty nothing while DU has not raised it */
export function ResubmissionFlag() {
  const { duRuns, areExcessive } = useSelector(selectSubmissions);
  if (!areExcessive) return null;
  return <Notice tone="warning">{screenTexts.excessiveSubmissions(uiTexts.runs(duRuns))}</Notice>;
}
