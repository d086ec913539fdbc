import { styled } from 'styled-components';
import * as findingsTexts from '@/config/texts/findingsTexts';
import * as historyTexts from '@/config/texts/historyTexts';
import { downloadId, type HistoryItem } from '@/domain/history/historyItem';
import { rowName } from '@/domain/history/historyLabels';
import { DocumentButton } from '@/features/documents/DocumentButton';

/** The engine's own document and file of a run. */
export const RunLinks = ({ item }: { readonly item: HistoryItem }) => (
  <Links data-print="never">
    {item.findingsDocumentId !== null && (
      <DocumentButton
        wanted={{ encryptedId: item.findingsDocumentId, title: historyTexts.findingsPdfOf(rowName(item)) }}
      >
        {findingsTexts.document}
      </DocumentButton>
    )}
    <DocumentButton
      wanted={{ requestId: downloadId(item), kind: 'Response', title: findingsTexts.responseFileOf(rowName(item)) }}
    >
      {findingsTexts.responseFile}
    </DocumentButton>
  </Links>
);

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 6px var(--space-4);
  margin-bottom: var(--space-2);
`;
