import { NO_DU_FINDING_CODES } from '@/config/messages';
import * as screenTexts from '@/features/runs/screenTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { isReadInPart } from '@/http/contract/unread';
import { rowName } from '@/features/runs/rules/historyItem';
import { Button } from '@/ui/Button';
import { type ListColumn, ListTable } from '@/ui/ListTable';
import { Modal } from '@/ui/Modal';
import type { DuFinding, HistoryItem } from '@/features/runs/api/contract/history';

export interface ItemDialogProps {
  readonly item: HistoryItem;
  readonly onClose: () => void;
}

const COLUMNS: readonly ListColumn<DuFinding>[] = [
  { heading: screenTexts.type, isWrapped: true, cell: ({ type }) => type },
  { heading: screenTexts.name, isWrapped: true, cell: ({ name }) => name },
  { heading: screenTexts.borrowerName, isWrapped: true, cell: ({ borrowerName }) => borrowerName },
];

export function FindingCodesDialog({ item, onClose }: ItemDialogProps) {
  const codes = item.ausDataSet?.duFindings ?? [];
  return (
    <Modal
      width="wide"
      title={screenTexts.findingCodesTitle}
      onClose={onClose}
      footer={<Button onClick={onClose}>{uiTexts.close}</Button>}
    >
      {codes.length === 0 ? (
        <p>{isReadInPart(codes) ? screenTexts.findingCodesUnread : NO_DU_FINDING_CODES}</p>
      ) : (
        <FindingCodesTable caption={screenTexts.findingCodesCaption(rowName(item))} codes={codes} />
      )}
    </Modal>
  );
}

interface FindingCodesTableProps<Code extends DuFinding> {
  readonly caption: string;
  readonly codes: readonly Code[];
  /** Further columns, as in a comparison. */
  readonly more?: readonly ListColumn<Code>[];
}

export const FindingCodesTable = <Code extends DuFinding>({
  caption,
  codes,
  more = [],
}: FindingCodesTableProps<Code>) => <ListTable caption={caption} columns={[...COLUMNS, ...more]} rows={codes} />;
