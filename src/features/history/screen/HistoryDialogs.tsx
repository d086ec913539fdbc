import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as fileTexts from '@/features/file/texts';
import * as historyTexts from '@/features/history/texts';
import * as uiTexts from '@/config/texts/uiTexts';
import { ausList, type AusListRow, ausListColumns, ausListTable } from '@/features/history/rules/ausList';
import { toCsv, toTabs } from '@/lib/csv';
import { decodeError } from '@/features/history/rules/decodeError';
import { reportAction } from '@/features/history/rules/historyAction';
import { hasNoResult, findingsDocument, rowName } from '@/features/runs/rules/historyItem';
import { DocumentButton } from '@/features/documents/DocumentButton';
import { selectHistoryItems, selectRequestGroups } from '@/features/runs/historySlice';
import type { ShownDialog as Dialog } from '@/features/runs/dialogSlice';
import { exportPressed } from '@/features/runs/exportPressed';
import { selectLoanNumber } from '@/features/loan/loanSlice';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { usePrintTitle } from '@/features/loan/usePrintTitle';
import { capitalized } from '@/lib/format';
import { Button } from '@/ui/Button';
import { lazyComponent } from '@/ui/lazyComponent';
import { SmallPrint } from '@/ui/listParts';
import { ListTable } from '@/ui/ListTable';
import { Stack } from '@/ui/Stack';
import { WIDE } from '@/ui/wide';
import { Modal, PrintAlone } from '@/ui/Modal';
import { CompareDialog } from './CompareDialog';
import { CopyButton } from './CopyButton';
import { ErrorMeaning } from '@/features/findings/screen/ErrorMeaning';
import { FindingCodesDialog, type ItemDialogProps } from '@/features/runs/FindingCodesDialog';
import { useOrderAgain } from '@/features/runs/useOrderAgain';

const FindingsSheet = lazyComponent(
  async () => (await import('@/features/findings/screen/FindingsSheet')).FindingsSheet,
);

interface OpenDialogProps {
  readonly dialog: Exclude<Dialog, { kind: 'filePage' }>;
  readonly onClose: () => void;
}

export function OpenDialog({ dialog, onClose }: OpenDialogProps) {
  const items = useSelector(selectHistoryItems);
  const find = (itemKey: string) => items.find(({ key }) => key === itemKey);
  if (dialog.kind === 'ausList') return <AusListDialog onClose={onClose} />;
  if (dialog.kind === 'compare') {
    const [one, other] = dialog.itemKeys.map(find);
    return one && other ? <CompareDialog runs={[one, other]} onClose={onClose} /> : null;
  }
  const item = find(dialog.itemKey);
  if (item === undefined) return null;
  if (dialog.kind === 'findings') return <FindingsSheet dialog={dialog} onClose={onClose} />;
  return dialog.kind === 'message' ? (
    <MessageDialog item={item} onClose={onClose} />
  ) : (
    <FindingCodesDialog item={item} onClose={onClose} />
  );
}

/** An error text with its line breaks. A known error leads to the field that fixes it, and only there. */
function MessageDialog({ item, onClose }: ItemDialogProps) {
  const { ERROR_GUIDE } = useSelector(selectDeployment);
  const orderAgain = useOrderAgain(item.requestId);
  const { text, documentId } = reportAction(item);
  if (text === null) return null;
  const field = decodeError(text, ERROR_GUIDE)?.FIELD;
  return (
    <Modal
      title={uiTexts.message}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiTexts.close}</Button>
          {orderAgain && hasNoResult(item) && field === undefined && (
            <Button onClick={() => orderAgain()}>{historyTexts.orderAgain}</Button>
          )}
        </>
      }
    >
      <Stack>
        <small>{capitalized([rowName(item), item.status].filter((part) => part !== '').join(', '))}</small>
        <ErrorMeaning text={text} />
        {orderAgain && field !== undefined && (
          <p>
            <Button kind="primary" onClick={() => orderAgain(field)}>
              {historyTexts.fixField[field]}
            </Button>
          </p>
        )}
        <Text>{text}</Text>
        {documentId !== null && (
          <p>
            <DocumentButton wanted={findingsDocument(item, documentId)}>{historyTexts.findingsPdf}</DocumentButton>
          </p>
        )}
      </Stack>
    </Modal>
  );
}

const Text = styled.p`
  white-space: pre-wrap;
`;

function AusListDialog({ onClose }: { readonly onClose: () => void }) {
  const dispatch = useDispatch();
  const rows = ausList(useSelector(selectRequestGroups), useSelector(selectLoanNumber));
  const { HMDA_CODES } = useSelector(selectDeployment);
  const table = () => ausListTable(rows, HMDA_CODES);
  usePrintTitle('aus-list', null);
  return (
    <Modal
      width="full"
      title={historyTexts.ausList}
      onClose={onClose}
      footer={
        <>
          {rows.length > 0 && (
            <>
              <CopyButton text={() => toTabs(table())} />
              <Button onClick={() => dispatch(exportPressed({ what: 'aus-list', csv: toCsv(table()) }))}>
                {fileTexts.saveCsv}
              </Button>
            </>
          )}
          <Button onClick={onClose}>{uiTexts.close}</Button>
        </>
      }
    >
      <PrintAlone />
      {rows.length === 0 ? (
        <p>{fileTexts.noRun}</p>
      ) : (
        <>
          <Caution>{fileTexts.ausListCaution}</Caution>
          {HMDA_CODES !== undefined && <Caution>{fileTexts.codesCaution}</Caution>}
          <WholeWords caption={fileTexts.ausListCaption} columns={ausListColumns(HMDA_CODES)} rows={rows} />
        </>
      )}
    </Modal>
  );
}

/** In a window that is too narrow for its columns, the list scrolls. */
const WholeWords = styled(ListTable<AusListRow>)`
  ${WIDE} {
    &&& td {
      overflow-wrap: normal;
    }
  }
`;

const Caution = styled(SmallPrint)`
  padding-block: 0 var(--space-2);
`;
