import { useSelector } from 'react-redux';
import * as modelTexts from '@/features/runs/rules/modelTexts';
import { describeMixedModels } from '@/features/runs/rules/scoreModels';
import { selectRequestGroups } from '@/features/runs/historySlice';
import { Notice } from '@/ui/Notice';

/** A warning when the loan's reports name several score models. @empty nothing where the service sends none */
export function ScoreModelNotice() {
  const models = describeMixedModels(useSelector(selectRequestGroups));
  if (models === undefined) return null;
  return (
    <Notice tone="warning" title={modelTexts.mixedModels}>
      {`${models}.`}
    </Notice>
  );
}
