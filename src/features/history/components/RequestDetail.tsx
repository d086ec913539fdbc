import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@/config/paths';
import { isUnderwriting, type HistoryItem } from '@/domain/history/historyItem';
import type { RequestGroup } from '@/domain/history/historyRows';
import { orderingBlock } from '@/domain/order/orderingBlock';
import { selectLoanHeader, selectLoanId } from '@/features/loan/loanSlice';
import { selectPrivileges } from '@/features/session/sessionSlice';
import { CollapsibleGroup } from '@/ui/CollapsibleGroup';
import { AusDataSet } from './AusDataSet';
import { CreditDetails } from './CreditDetails';

/** Below an open request: whose credit was used, and what each underwriting system was told about the loan. */
export const RequestDetail = ({ group }: { readonly group: RequestGroup }) => (
  <Stack>
    <CreditDetails group={group} />
    {group.items.filter(isUnderwriting).map((item) => (
      <DataSetAccordion key={item.key} item={item} />
    ))}
    <OrderAgain group={group} />
  </Stack>
);

function OrderAgain({ group: { items } }: { readonly group: RequestGroup }) {
  const loanId = useSelector(selectLoanId);
  const block = orderingBlock(useSelector(selectLoanHeader), useSelector(selectPrivileges));
  const [first] = items;
  if (loanId === null || block !== null) return null;
  return (
    <p data-print="never">
      <Link to={paths.request.againHref(loanId, first.requestId)}>Order again</Link>
    </p>
  );
}

function DataSetAccordion({ item }: { readonly item: HistoryItem }) {
  const [isExpanded, setIsExpanded] = useState(true);
  const title = item.service === null ? 'AUS Data Set' : `AUS Data Set: ${item.service}`;
  return (
    <CollapsibleGroup title={title} isExpanded={isExpanded} onToggle={setIsExpanded}>
      <AusDataSet item={item} />
    </CollapsibleGroup>
  );
}

/** Details out of sight are not laid out until they come into it; a request's take about as much room as this. */
const Stack = styled.div`
  display: grid;
  gap: var(--space-3);
  content-visibility: auto;
  contain-intrinsic-block-size: auto 300px;

  @media print {
    content-visibility: visible;
  }
`;
