import { useSelector } from 'react-redux';
import * as detailTexts from '@/features/history/detailTexts';
import { describeMixedModels } from '@/features/history/rules/scoreModels';
import { selectRequestGroups } from '@/features/runs/historySlice';
import { Notice } from '@/ui/Notice';

/** A warning when the loan's reports name several score models. @empty nothing where the service sends none */
export function ScoreModelNotice() {
  const models = describeMixedModels(useSelector(selectRequestGroups));
  if (models === undefined) return null;
  return (
    <Notice tone="warning" title={detailTexts.mixedModels}>
      {`${models}.`}
    </Notice>
  );
}
