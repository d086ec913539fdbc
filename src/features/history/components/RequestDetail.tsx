import { useState } from 'react';
import { styled } from 'styled-components';
import type { HistoryItem } from '@/domain/historyItem';
import type { RequestGroup } from '@/domain/historyRows';
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
  </Stack>
);

/** Credit alone was told nothing of the loan. */
const isUnderwriting = ({ kind }: HistoryItem): boolean => kind !== 'credit';

function DataSetAccordion({ item }: { readonly item: HistoryItem }) {
  const [isExpanded, setIsExpanded] = useState(true);
  const title = item.service === null ? 'AUS Data Set' : `AUS Data Set: ${item.service}`;
  return (
    <CollapsibleGroup title={title} isExpanded={isExpanded} onToggle={setIsExpanded}>
      <AusDataSet item={item} />
    </CollapsibleGroup>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-3);
`;
