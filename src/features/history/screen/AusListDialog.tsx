import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as ausListTexts from '@/config/texts/ausListTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { AUS_LIST_HEADINGS, ausList, ausListCsv, ausListTabs } from '@/domain/history/ausList';
import { selectRequestGroups } from '@/features/history/state/historySlice';
import { exportPressed } from '@/features/history/state/historyViewSlice';
import { fullDateTime, MISSING } from '@/lib/format';
import { Button } from '@/ui/Button';
import { MissingValue } from '@/ui/MissingValue';
import { Modal } from '@/ui/Modal';
import { PrintAlone } from '@/ui/PrintAlone';
import { Table } from '@/ui/Table';
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
              <Button onClick={() => dispatch(exportPressed({ name: 'aus-list', csv: ausListCsv(rows) }))}>
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
          <Table data-density="compact">
            <caption>{ausListTexts.caption}</caption>
            <thead>
              <tr>
                {AUS_LIST_HEADINGS.map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, place, requestId, sent, system, result, identifier, submitter, orderedTogether }) => (
                <tr key={`${key} ${place}`}>
                  <td>{place}</td>
                  <td>{requestId}</td>
                  <td>{fullDateTime(sent) === MISSING ? <MissingValue /> : fullDateTime(sent)}</td>
                  <td>{system ?? <MissingValue />}</td>
                  <td data-wrap>{result ?? <MissingValue />}</td>
                  <td>{identifier ?? <MissingValue />}</td>
                  <td data-wrap>{submitter ?? <MissingValue />}</td>
                  <td data-wrap>{orderedTogether}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </>
      )}
    </Modal>
  );
}

const Caution = styled.p`
  margin-bottom: var(--space-2);
  font: var(--type-label);
  color: var(--text-secondary);
`;
