import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as ausListTexts from '@/config/texts/ausListTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { AUS_LIST_COLUMNS, ausList, ausListCsv, ausListTabs } from '@/domain/history/ausList';
import { selectRequestGroups } from '@/features/history/state/historySlice';
import { exportPressed } from '@/features/history/state/historyViewSlice';
import { Button } from '@/ui/Button';
import { ColumnHeadings, SmallPrint } from '@/ui/listParts';
import { CardTable } from '@/ui/labeledCards';
import { MissingValue } from '@/ui/MissingValue';
import { Modal } from '@/ui/Modal';
import { PrintAlone } from '@/ui/PrintAlone';
import { CopyButton } from './CopyButton';

/** All underwriting runs in order, to copy or save for a report. */
export function AusListDialog({ onClose }: { readonly onClose: () => void }) {
  const dispatch = useDispatch();
  const rows = ausList(useSelector(selectRequestGroups));
  return (
    <Modal
      isOpen
      width="wide"
      title={ausListTexts.title}
      onClose={onClose}
      footer={
        <>
          {rows.length > 0 && (
            <>
              <CopyButton text={ausListTabs(rows)} />
              <Button onClick={() => dispatch(exportPressed({ fileName: 'aus-list.csv', csv: ausListCsv(rows) }))}>
                {ausListTexts.save}
              </Button>
            </>
          )}
          <Button onClick={onClose}>{uiTexts.close}</Button>
        </>
      }
    >
      <PrintAlone />
      {rows.length === 0 ? (
        <p>{ausListTexts.noRuns}</p>
      ) : (
        <>
          <Caution>{ausListTexts.caution}</Caution>
          <CardTable data-density="compact">
            <caption>{ausListTexts.caption}</caption>
            <ColumnHeadings headings={AUS_LIST_COLUMNS.map(([heading]) => heading)} />
            <tbody>
              {rows.map((row) => (
                <tr key={`${row.key} ${row.place}`}>
                  {AUS_LIST_COLUMNS.map(([heading, cellOf]) => (
                    <td
                      key={heading}
                      data-label={LABELS[heading] ?? heading}
                      data-wrap={WRAPPED.has(heading) || undefined}
                    >
                      {cellOf(row) ?? <MissingValue />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </CardTable>
        </>
      )}
    </Modal>
  );
}

const LABELS: Readonly<Record<string, string>> = { [ausListTexts.identifier]: ausListTexts.shortIdentifier };

const WRAPPED: ReadonlySet<string> = new Set([
  ausListTexts.result,
  ausListTexts.submitter,
  ausListTexts.orderedTogether,
]);

const Caution = styled(SmallPrint)`
  padding-block: 0 var(--space-2);
`;
