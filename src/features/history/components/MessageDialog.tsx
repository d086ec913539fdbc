import { styled } from 'styled-components';
import { reportAction } from '@/domain/history/historyAction';
import type { HistoryItem } from '@/domain/history/historyItem';
import { rowName } from '@/domain/history/historyLabels';
import { DocumentButton } from '@/features/documents/components/DocumentButton';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';

interface ItemDialogProps {
  readonly item: HistoryItem;
  readonly onClose: () => void;
}

/** The text of an error, its line breaks shown as breaks (specification §2, "Modals"; §8). */
export function MessageDialog({ item, onClose }: ItemDialogProps) {
  const action = reportAction(item);
  if (action.kind !== 'message') return null;
  return (
    <Modal isOpen title="Message" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <About>
        {rowName(item)}, {item.status}
      </About>
      <Text>{action.text}</Text>
      {action.documentId !== null && (
        <DocumentButton wanted={{ encryptedId: action.documentId, title: `Findings PDF of ${rowName(item)}` }}>
          Findings PDF
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
