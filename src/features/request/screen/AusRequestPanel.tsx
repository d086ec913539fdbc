import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as requestTexts from '@/features/request/texts';
import { orderFields } from '@/features/request/rules/orderFields';
import { SERVICE_OPTIONS, SERVICES } from '@/features/loan/rules/services';
import type { RequestTableHeader } from '@/features/request/rules/requestSetup';
import { displacedBy } from '@/features/request/rules/serviceRows';
import { selectDisplaced } from '@/features/request/state/orderDraftSlice';
import { selectIsFormPending } from '@/features/request/state/orderSelectors';
import { selectTableHeaders } from '@/features/request/state/requestSetupSlice';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { SkeletonRows } from '@/ui/Skeletons';
import { CardTable } from '@/ui/Table';
import { PartError, PartFailures } from './PartFailures';
import { ServiceRowCells } from './ServiceRowCells';
import { OrderTextFields } from './OrderFields';
import { useOrderPart } from './useOrderPart';
import { CARD_ROWS, LABELS_BESIDE, Notes, STEADY_ROWS } from './formStyles';

const COLUMNS: Record<RequestTableHeader | 'last_run', readonly [heading: string, width?: number]> = {
  aus: ['AUS'],
  transaction_type: [requestTexts.transactionType, 212],
  identifier: [requestTexts.identifier],
  last_run: [requestTexts.lastRunHeading, 144],
  availability: [requestTexts.availability, 104],
};

export function AusRequestPanel() {
  const services = useOrderPart('services');
  const isFormPending = useSelector(selectIsFormPending);
  const headers = useSelector(selectTableHeaders);
  const columns = [...headers.slice(0, 3), 'last_run' as const, ...headers.slice(3)].map((name) => COLUMNS[name]);
  const displaced = useSelector(selectDisplaced);
  const rival = displaced !== null && displacedBy(services, displaced, '');
  return (
    <Panel heading={requestTexts.ausHeading} isFlush>
      <Notes>
        <PartFailures of="setup" />
        <PartError id={orderFields.product} />
      </Notes>
      {isFormPending ? (
        <SkeletonRows rows={SERVICE_OPTIONS.length + 1} columns={columns.length} />
      ) : (
        <ServiceTable>
          <caption>{requestTexts.systemsCaption}</caption>
          <thead>
            <tr>
              {columns.map(([heading, width]) => (
                <th key={heading} scope="col" style={{ width }}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {services.map((row) => (
              <ServiceRowCells key={row.option} row={row} />
            ))}
          </tbody>
        </ServiceTable>
      )}
      {displaced !== null && rival && (
        <Notes>
          <Notice>{requestTexts.displaced(SERVICES[displaced].label, SERVICES[rival].label)}</Notice>
        </Notes>
      )}
      <RunFields>
        <OrderTextFields />
      </RunFields>
    </Panel>
  );
}

const RunFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: var(--space-2) var(--space-4);
  align-items: start;
  padding: 6px var(--space-4);
  border-top: 1px solid var(--border);
  ${LABELS_BESIDE}
`;

const ServiceTable = styled(CardTable)`
  ${STEADY_ROWS}
  ${CARD_ROWS}
  /* A choice that is too long wraps, with wide text spacing. */
  td > * select {
    field-sizing: content;
    height: auto;
    min-height: var(--control-height);
    white-space: normal;
  }
`;
