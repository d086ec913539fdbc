import { styled } from 'styled-components';
import { describeFailure } from '@/config/describeFailure';
import * as findingsTexts from '@/features/findings/texts';
import { downloadId } from '@/features/requests/rules/historyItem';
import { findingsDocument, rowName } from '@/features/requests/rules/historyLabels';
import { DocumentButton } from '@/features/documents/DocumentButton';
import { Notice } from '@/ui/Notice';
import { Spinner } from '@/ui/Spinner';
import type { RunInView } from './useFindings';

interface RunSourceProps {
  readonly run: RunInView;
}

/** The engine's own document and file of a run, and why it has no list. */
export const RunSource = ({ run }: RunSourceProps) => (
  <>
    <Links data-print="never">
      {run.item.findingsDocumentId !== null && (
        <DocumentButton wanted={findingsDocument(run.item, run.item.findingsDocumentId)}>
          {findingsTexts.document}
        </DocumentButton>
      )}
      <DocumentButton
        wanted={{
          requestId: downloadId(run.item),
          kind: 'Response',
          title: findingsTexts.responseFileOf(rowName(run.item)),
        }}
      >
        {findingsTexts.responseFile}
      </DocumentButton>
    </Links>
    <RunState run={run} />
  </>
);

/** It loads, could not be loaded, or its file is not read. @empty nothing for a list */
function RunState({ run: { item, remote, onRetry } }: RunSourceProps) {
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

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 6px var(--space-4);
  margin-bottom: var(--space-2);
`;
