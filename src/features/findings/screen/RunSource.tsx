import * as collectTexts from '@/features/findings/collectTexts';
import * as findingsTexts from '@/features/findings/texts';
import { reportAction } from '@/features/history/rules/historyAction';
import { downloadId, hasNoResult, findingsDocument, rowName, runName } from '@/features/runs/rules/historyItem';
import { DocumentButton } from '@/features/documents/DocumentButton';
import { ErrorText } from '@/features/findings/screen/ErrorMeaning';
import { Notice, TabCode } from '@/ui/Notice';
import { ReadFailure } from '@/ui/ReadFailure';
import { Row } from '@/ui/Row';
import { SpinningIcon } from '@/ui/SpinningIcon';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import type { RunInView } from './useFindings';

/** The engine's own document and file of a run, and why it has no list. */
export const RunSource = ({ run }: { readonly run: RunInView }) => (
  <>
    <RunError item={run.item} />
    {run.access === 'none' && <p>{collectTexts.notAllowed}</p>}
    <Row $gap="6px var(--space-4)" data-print="never" style={{ marginBottom: 'var(--space-1)' }}>
      {run.item.findingsDocumentId !== null && (
        <DocumentButton wanted={findingsDocument(run.item, run.item.findingsDocumentId)}>
          {findingsTexts.document}
        </DocumentButton>
      )}
      {run.access === 'response' && (
        <DocumentButton
          wanted={{
            requestId: downloadId(run.item),
            kind: 'Response',
            title: findingsTexts.responseFileOf(rowName(run.item)),
          }}
        >
          {findingsTexts.responseFile}
        </DocumentButton>
      )}
    </Row>
    <RunState {...run} />
  </>
);

/** What the service says about a run without a result, before anything else. */
function RunError({ item }: { readonly item: HistoryItem }) {
  const { text } = reportAction(item);
  if (text === null || !hasNoResult(item)) return null;
  return (
    <Notice tone="error" title={runName(item)}>
      <ErrorText text={text} />
    </Notice>
  );
}

/** It loads, could not be loaded, or its file is not read. @empty nothing for a list */
function RunState({ item, remote, access }: Readonly<RunInView>) {
  if (access === 'none') return null;
  const { value, failure, status, retry } = remote;
  if (value !== undefined)
    return 'refused' in value ? (
      <Notice tone="warning" title={findingsTexts.refused[value.refused]} actions={<TabCode />}>
        {findingsTexts.nothingShown}
      </Notice>
    ) : null;
  if (failure !== undefined && status !== 'loading')
    return <ReadFailure failure={failure} what={findingsTexts.theFindings(rowName(item))} retry={retry} />;
  return (
    <p role="status">
      <SpinningIcon aria-hidden size={24} /> <span>{findingsTexts.loading(rowName(item))}</span>
    </p>
  );
}
