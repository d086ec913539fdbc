import { describeFailure } from '@/config/describeFailure';
import * as findingsTexts from '@/config/texts/findingsTexts';
import { rowName } from '@/domain/history/historyLabels';
import { Notice } from '@/ui/Notice';
import { Spinner } from '@/ui/Spinner';
import type { RunInView } from './useFindings';

/** Why a run has no list: it loads, could not be loaded, or its file is not read. @empty nothing for a list */
export function RunState({ run: { item, remote, onRetry } }: { readonly run: RunInView }) {
  const { value, failure, status } = remote;
  if (value !== undefined)
    return 'refused' in value ? (
      <Notice tone="warning" title={findingsTexts.refused[value.refused]}>
        {findingsTexts.nothingShown}
      </Notice>
    ) : null;
  if (failure !== undefined && status !== 'loading')
    return (
      <Notice tone="error" onRetry={onRetry}>
        {describeFailure(failure, findingsTexts.theFindings(rowName(item)))}
      </Notice>
    );
  return <Spinner message={findingsTexts.loading(rowName(item))} />;
}
