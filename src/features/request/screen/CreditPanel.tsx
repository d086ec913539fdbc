import { use, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as ledgerTexts from '@/config/texts/ledgerTexts';
import * as loanTexts from '@/config/texts/loanTexts';
import * as requestTexts from '@/config/texts/requestTexts';
import { orderFields } from '@/domain/order/orderFields';
import { describeReportOnFile } from '@/domain/order/orderGuard';
import type { RecentCredit } from '@/domain/request/recentRequest';
import { selectCreditParts } from '@/features/request/state/creditReportSlice';
import { selectHistoryItems } from '@/features/history/state/historySlice';
import { selectFailedCredit } from '@/features/request/state/failedReads';
import { borrowersEdited, pullChosen } from '@/features/request/state/orderDraftSlice';
import { selectFieldErrors, selectFieldWarnings } from '@/features/request/state/orderIssueSelectors';
import { selectOpenedAt } from '@/features/request/state/requestSetupSlice';
import { isPending, isUnknown, type Remote } from '@/lib/remote';
import { Button } from '@/ui/Button';
import { LinkButton } from '@/ui/LinkButton';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { RadioGroup } from '@/ui/RadioGroup';
import { Skeleton } from '@/ui/Skeleton';
import { lazyDialog } from '@/ui/lazyComponent';
import { ReadOnly } from '@/ui/readOnly';
import { AccountFields } from './AccountFields';
import { AgencyField } from './AgencyField';
import { PartFailures } from './PartFailures';
import { useOrderPart } from './useOrderPart';

/** Soft or full credit, if the loan's soft-pull phase offers the choice. */
function PullTypeChoice() {
  const dispatch = useDispatch();
  const { isShown, isSoftOffered, canConvertToFull } = useOrderPart('pullChoice');
  const pull = useOrderPart('pull');
  const error = useSelector(selectFieldErrors)[orderFields.pull];
  const warning = useSelector(selectFieldWarnings)[orderFields.pull];
  const isReadOnly = use(ReadOnly);
  if (!isShown) return null;
  return (
    <Choices>
      <RadioGroup
        id={orderFields.pull}
        legend={requestTexts.pullTypeLegend}
        options={[
          { value: 'soft', label: loanTexts.softPull, disabled: !isSoftOffered },
          { value: 'full', label: loanTexts.fullPull },
        ]}
        value={pull === 'mixed' ? undefined : pull}
        hint={isSoftOffered ? undefined : requestTexts.softForRetail}
        error={error}
        onChange={(chosen) => dispatch(pullChosen(chosen))}
      />
      {warning !== undefined && <Notice tone="warning">{warning}</Notice>}
      {canConvertToFull && !isReadOnly && <ConvertToFull />}
    </Choices>
  );
}

function ConvertToFull() {
  const dispatch = useDispatch();
  const borrowers = useOrderPart('borrowers');
  const convert = (): void => {
    dispatch(pullChosen('full'));
    dispatch(borrowersEdited({ keys: borrowers.map(({ key }) => key), edit: { type: 'REQUEST_NEW' } }));
  };
  return (
    <div>
      <Button onClick={convert}>{requestTexts.convertToFull}</Button>
    </div>
  );
}

const Choices = styled.div`
  display: grid;
  gap: var(--space-2);
`;

const CreditLedgerDialog = lazyDialog(async () => (await import('./CreditLedgerDialog')).CreditLedgerDialog);

/** @empty nothing for a loan without requests */
function LedgerButton() {
  const hasRequests = useSelector(selectHistoryItems).length > 0;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {hasRequests && (
        <span>
          <LinkButton aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {ledgerTexts.open}
          </LinkButton>
        </span>
      )}
      {isOpen && <CreditLedgerDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

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
