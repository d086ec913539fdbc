import { NO_DU_FINDING_CODES } from '@/config/messages';
import type { HistoryItem } from '@/domain/history/historyItem';
import { rowName } from '@/domain/history/historyLabels';
import { Button } from '@/ui/Button';
import { MissingValue } from '@/ui/MissingValue';
import { Modal } from '@/ui/Modal';
import { Table } from '@/ui/Table';

interface FindingCodesDialogProps {
  readonly item: HistoryItem;
  readonly onClose: () => void;
}

/** DU's finding codes of one run (specification §2, "Modals"). */
export function FindingCodesDialog({ item, onClose }: FindingCodesDialogProps) {
  const codes = item.ausDataSet?.duFindings ?? [];
  return (
    <Modal
      isOpen
      width="wide"
      title="DU Findings Code"
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {codes.length === 0 ? (
        <p>{NO_DU_FINDING_CODES}</p>
      ) : (
        <Table data-density="compact">
          <caption>DU finding codes of {rowName(item)}</caption>
          <thead>
            <tr>
              <th scope="col">Type</th>
              <th scope="col">Name</th>
              <th scope="col">Borrower Name</th>
            </tr>
          </thead>
          <tbody>
            {codes.map(({ type, name, borrowerName }, index) => (
              <tr key={index}>
                <td data-wrap>{type ?? <MissingValue />}</td>
                <td data-wrap>{name ?? <MissingValue />}</td>
                <td data-wrap>{borrowerName ?? <MissingValue />}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Modal>
  );
}
