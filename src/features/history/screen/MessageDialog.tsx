import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@/config/paths';
import * as historyTexts from '@/config/texts/historyTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { decodeError } from '@/domain/history/decodeError';
import { reportAction } from '@/domain/history/historyAction';
import type { HistoryItem } from '@/domain/history/historyItem';
import { rowName } from '@/domain/history/historyLabels';
import { readOnlyReason } from '@/domain/loan/readOnlyReason';
import { DocumentButton } from '@/features/documents/DocumentButton';
import { selectLoanHeader, selectLoanId } from '@/features/loan/loanSlice';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { selectPrivileges } from '@/features/session/sessionSlice';
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
      <Decoded item={item} text={action.text} />
      <Text>{action.text}</Text>
      {action.documentId !== null && (
        <DocumentButton wanted={{ encryptedId: action.documentId, title: historyTexts.findingsPdfOf(rowName(item)) }}>
          {historyTexts.findingsPdf}
        </DocumentButton>
      )}
    </Modal>
  );
}

/** The meaning of a known error number, and the way to the field that fixes it. The original text stays below. */
function Decoded({ item, text }: { readonly item: HistoryItem; readonly text: string }) {
  const navigate = useNavigate();
  const loanId = useSelector(selectLoanId);
  const { errorGuide } = useSelector(selectDeployment);
  const block = readOnlyReason(useSelector(selectLoanHeader), useSelector(selectPrivileges));
  const known = decodeError(text, errorGuide);
  if (known === undefined) return null;
  const { meaning, field } = known;
  return (
    <>
      <Meaning>{meaning}</Meaning>
      {field !== null && loanId !== null && block === null && (
        <Fix>
          <Button kind="primary" onClick={() => void navigate(paths.request.againHref(loanId, item.requestId, field))}>
            {historyTexts.fixField[field]}
          </Button>
        </Fix>
      )}
    </>
  );
}

const Meaning = styled.p`
  margin-bottom: var(--space-2);
  font: var(--type-strong);
`;

const Fix = styled.p`
  margin-bottom: var(--space-3);
`;

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
