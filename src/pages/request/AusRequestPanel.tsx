import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { orderFields } from '@/domain/order/orderFields';
import type { RequestTableHeader } from '@/domain/request/requestSetup';
import {
  selectSetupParts,
  selectTableHeaders,
  setupPartWanted,
  type SetupPart,
} from '@/features/requestSetup/requestSetupSlice';
import { isPending } from '@/lib/remote';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Skeleton } from '@/ui/Skeleton';
import { Table } from '@/ui/Table';
import { NARROW } from '@/ui/wide';
import { selectFieldErrors } from '@/workflows/orderIssueSelectors';
import { selectOffersServicer } from '@/workflows/orderSelectors';
import { PartFailure } from './PartFailure';
import { PresetFields } from './PresetFields';
import { ServiceRowCells } from './ServiceRowCells';
import { useOrderPart } from './useOrderPart';

const HEADINGS: Record<RequestTableHeader, string> = {
  aus: 'AUS',
  transaction_type: 'Transaction type',
  identifier: 'Identifier',
  availability: 'Availability',
};

const PARTS: readonly { part: SetupPart; what: string }[] = [
  { part: 'requestTypes', what: 'the underwriting systems' },
  { part: 'duRequest', what: "DU's request data" },
  { part: 'lpRequest', what: "LPA's request data" },
  { part: 'lpThruCalRequest', what: "LPA-C's request data" },
  { part: 'availability', what: 'the availability of the underwriting systems' },
];

/** What is asked of which underwriting system. */
export function AusRequestPanel() {
  const dispatch = useDispatch();
  const services = useOrderPart('services');
  const parts = useSelector(selectSetupParts);
  const headers = useSelector(selectTableHeaders);
  const productError = useSelector(selectFieldErrors)[orderFields.product];
  const offersServicer = useSelector(selectOffersServicer);
  return (
    <Panel heading="1. AUS request" isFlush>
      <Notes>
        {PARTS.filter(({ part }) => part !== 'lpThruCalRequest' || offersServicer).map(({ part, what }) => (
          <PartFailure
            key={part}
            failure={parts[part].failure}
            what={what}
            onRetry={() => dispatch(setupPartWanted(part))}
          />
        ))}
        {productError !== undefined && (
          <div id={orderFields.product} tabIndex={-1}>
            <Notice tone="error">{productError}</Notice>
          </div>
        )}
      </Notes>
      <ServiceTable>
        <caption>Underwriting systems and what is asked of them</caption>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col" data-column={header}>
                {HEADINGS[header]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {isPending(parts.requestTypes) ? (
            <tr>
              <td colSpan={headers.length}>
                <Skeleton />
              </td>
            </tr>
          ) : (
            services.map((row) => (
              <ServiceRowCells key={row.option} row={row} showsAvailability={headers.includes('availability')} />
            ))
          )}
        </tbody>
      </ServiceTable>
      <PresetFields />
    </Panel>
  );
}

const Notes = styled.div`
  padding: 0 var(--space-4);
`;

const ServiceTable = styled(Table)`
  ${NARROW} {
    min-width: 600px;
  }
  th[data-column='transaction_type'] {
    width: 212px;
  }
  th[data-column='availability'] {
    width: 148px;
  }
`;
