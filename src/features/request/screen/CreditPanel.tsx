import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as requestTexts from '@/config/texts/requestTexts';
import { describeReportOnFile } from '@/domain/order/orderGuard';
import type { RecentCredit } from '@/domain/request/recentRequest';
import { selectCreditParts } from '@/features/request/state/creditReportSlice';
import { selectFailedCredit } from '@/features/request/state/failedReads';
import { selectOpenedAt } from '@/features/request/state/requestSetupSlice';
import { isPending, isUnknown, type Remote } from '@/lib/remote';
import { Panel } from '@/ui/Panel';
import { Skeleton } from '@/ui/Skeleton';
import { AccountFields } from './AccountFields';
import { AgencyField } from './AgencyField';
import { LedgerButton } from './LedgerButton';
import { PartFailures } from './PartFailures';
import { PullTypeChoice } from './PullTypeChoice';
import { useOrderPart } from './useOrderPart';

/** @source Specification §2: "Request's layout and fields" */
export function CreditPanel() {
  const mode = useOrderPart('mode');
  return (
    <Panel heading={requestTexts.creditHeading(mode === 'aus' ? 2 : 1)}>
      <PartFailures select={selectFailedCredit} />
      <Stack>
        <PullTypeChoice />
        <AgencyField />
        <AccountFields />
        <ReportOnFile />
        <LedgerButton />
      </Stack>
    </Panel>
  );
}

function ReportOnFile() {
  const { recentCredit } = useSelector(selectCreditParts);
  const openedAt = useSelector(selectOpenedAt);
  if (isPending(recentCredit)) return <Skeleton />;
  return (
    <Line>
      <b>{requestTexts.creditOnFile}</b>
      {lineOf(recentCredit, openedAt)}
    </Line>
  );
}

function lineOf(credit: Remote<RecentCredit>, now: number): string {
  if (isUnknown(credit)) return requestTexts.creditNotKnown;
  return credit.value === undefined ? requestTexts.creditNone : describeReportOnFile(credit.value, now);
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 560px;
`;

const Line = styled.p`
  font: var(--type-table);
  color: var(--text-secondary);
  overflow-wrap: anywhere;
`;
