import { NO_DU_FINDING_CODES } from '@/config/messages';
import * as runsTexts from '@/config/texts/runsTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import type { HistoryItem } from '@/domain/history/historyItem';
import { rowName } from '@/domain/history/historyLabels';
import { Button } from '@/ui/Button';
import { ColumnHeadings } from '@/ui/listParts';
import { CardTable } from '@/ui/Table';
import { Delivered } from '@/ui/Delivered';
import { Modal } from '@/ui/Modal';

interface FindingCodesDialogProps {
  readonly item: HistoryItem;
  readonly onClose: () => void;
}

/** The DU finding codes of one run. */
export function FindingCodesDialog({ item, onClose }: FindingCodesDialogProps) {
  const codes = item.ausDataSet?.duFindings ?? [];
  return (
    <Modal
      width="wide"
      title={runsTexts.findingCodesTitle}
      onClose={onClose}
      footer={<Button onClick={onClose}>{uiTexts.close}</Button>}
    >
      {codes.length === 0 ? (
        <p>{NO_DU_FINDING_CODES}</p>
      ) : (
        <CardTable data-density="compact">
          <caption>{runsTexts.findingCodesCaption(rowName(item))}</caption>
          <ColumnHeadings headings={[runsTexts.type, runsTexts.name, runsTexts.borrowerName]} />
          <tbody>
            {codes.map(({ type, name, borrowerName }, index) => (
              <tr key={index}>
                <td data-wrap data-label={runsTexts.type}>
                  <Delivered text={type} />
                </td>
                <td data-wrap data-label={runsTexts.name}>
                  <Delivered text={name} />
                </td>
                <td data-wrap data-label={runsTexts.borrowerName}>
                  <Delivered text={borrowerName} />
                </td>
              </tr>
            ))}
          </tbody>
        </CardTable>
      )}
    </Modal>
  );
}
