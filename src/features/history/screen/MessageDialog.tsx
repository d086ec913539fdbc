import { styled } from 'styled-components';
import * as historyTexts from '@/config/texts/historyTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { reportAction } from '@/domain/history/historyAction';
import type { HistoryItem } from '@/domain/history/historyItem';
import { rowName } from '@/domain/history/historyLabels';
import { DocumentButton } from '@/features/documents/DocumentButton';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';

interface ItemDialogProps {
  readonly item: HistoryItem;
  readonly onClose: () => void;
}

/**
 * An error text with its line breaks (specification §2, "Modals"; §8).
 *
 * @source Specification §2: "Open the error message modal", "Modal Message: error text"
 * @source Specification §8: "Error with text: warning icon opens the Message modal"
 */
export function MessageDialog({ item, onClose }: ItemDialogProps) {
  const action = reportAction(item);
  if (action.kind !== 'message') return null;
  return (
    <Modal isOpen title={uiTexts.message} onClose={onClose} footer={<Button onClick={onClose}>{uiTexts.close}</Button>}>
      <About>
        {rowName(item)}, {item.status}
      </About>
      <Text>{action.text}</Text>
      {action.documentId !== null && (
        <DocumentButton wanted={{ encryptedId: action.documentId, title: historyTexts.findingsPdfOf(rowName(item)) }}>
          {historyTexts.findingsPdf}
        </DocumentButton>
      )}
    </Modal>
  );
}

const About = styled.p`
  margin-bottom: var(--space-2);
  color: var(--text-secondary);

  &::first-letter {
    text-transform: uppercase;
  }
`;

const Text = styled.p`
  margin-bottom: var(--space-3);
  white-space: pre-line;
`;
