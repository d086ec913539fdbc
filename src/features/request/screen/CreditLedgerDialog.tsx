import { createSelector } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as requestTexts from '@/config/texts/requestTexts';
import * as appTexts from '@/config/texts/appTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { type CreditLedger, creditLedger, type LedgerEntry } from '@/domain/credit/creditLedger';
import { selectRequestGroups } from '@/features/history/state/historySlice';
import { pastOrdersWanted, selectPastOrders } from '@/features/history/state/pastOrdersSlice';
import { selectLoanHeader, selectLoanId } from '@/features/loan/loanSlice';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { selectParts } from '@/features/request/state/orderDataSlice';
import { listed, money, orNull, shortDate } from '@/lib/format';
import type { RootState } from '@/lib/rootState';
import { inSentence } from '@/lib/shortText';
import { Button } from '@/ui/Button';
import { Heading } from '@/ui/Heading';
import { Delivered } from '@/ui/Delivered';
import { Modal } from '@/ui/Modal';
import { type ListColumn, ListTable } from '@/ui/ListTable';
import { ListState, RetryLink, SmallPrint } from '@/ui/listParts';
import { WIDE } from '@/ui/wide';

const selectCreditLedger = createSelector(
  [selectRequestGroups, selectPastOrders, selectDeployment],
  (groups, orders, { creditPrices: prices }) => creditLedger({ groups, orders, prices }),
);

/** The names of the borrowers by borrower id, as far as they are loaded. */
const selectBorrowerNames = createSelector(
  [selectParts],
  ({ ausBorrowers, creditBorrowers }): ReadonlyMap<string, string> =>
    new Map([...(ausBorrowers.value ?? []), ...(creditBorrowers.value ?? [])].map((one) => [one.borrowerId, one.name])),
);

interface LedgerTableProps {
  readonly borrowerId: string;
  /** Undefined if the service no longer names the borrower. */
  readonly name: string | undefined;
  readonly entries: readonly LedgerEntry[];
  readonly names: ReadonlyMap<string, string>;
  readonly hasCosts: boolean;
}

/** The credit reports of one borrower, newest first. */
function LedgerTable({
  borrowerId,
  name = requestTexts.ledgerBorrower(borrowerId),
  entries,
  names,
  hasCosts,
}: LedgerTableProps) {
  const otherOf = ({ jointWith }: LedgerEntry): string =>
    inSentence((jointWith === null ? undefined : names.get(jointWith)) ?? requestTexts.otherBorrower);
  const columns: ListColumn<LedgerEntry>[] = [
    { heading: requestTexts.date, cell: ({ date }) => orNull(shortDate(date)) },
    { heading: requestTexts.request, cell: ({ requestId }) => requestId },
    { heading: requestTexts.kind, cell: ({ isSoft }) => wordOf(isSoft, requestTexts.soft, requestTexts.hard) },
    {
      heading: requestTexts.order,
      cell: ({ isReissue }) => wordOf(isReissue, requestTexts.reissue, requestTexts.fresh),
    },
    {
      heading: requestTexts.joint,
      isWrapped: true,
      cell: (entry) => wordOf(entry.isJoint, requestTexts.jointWith(otherOf(entry)), requestTexts.notJoint),
    },
    { heading: requestTexts.by, isWrapped: true, cell: ({ by }) => by },
  ];
  const cost: ListColumn<LedgerEntry> = {
    heading: requestTexts.cost,
    isWrapped: true,
    isAmount: true,
    cell: (entry) => (entry.isCostElsewhere ? requestTexts.costShared(otherOf(entry)) : money(entry.cost)),
  };
  return (
    <Part>
      <Heading level={3} size="strong">
        <Delivered text={name} />
      </Heading>
      <ReportTable
        caption={requestTexts.tableOf(inSentence(name))}
        columns={hasCosts ? [...columns, cost] : columns}
        rows={entries}
      />
    </Part>
  );
}

const wordOf = (given: boolean | null, yes: string, no: string): string =>
  given === null ? appTexts.notDelivered : given ? yes : no;

/** The columns of all borrowers are as wide. */
const ReportTable = styled(ListTable<LedgerEntry>)`
  ${WIDE} {
    table-layout: fixed;

    th:nth-child(1),
    th:nth-child(3),
    th:nth-child(4) {
      width: 11%;
    }
    th:nth-child(2) {
      width: 13%;
    }
  }
`;

const Part = styled.section`
  padding-bottom: var(--space-3);
  overflow-x: auto;
`;

/** Every credit report of the loan, by borrower, with its estimated cost. Opening it loads what each request ordered. */
export function CreditLedgerDialog({ onClose }: { readonly onClose: () => void }) {
  const dispatch = useDispatch();
  const groups = useSelector((state: RootState) => selectRequestGroups(state));
  const ledger = useSelector((state: RootState) => selectCreditLedger(state));
  const names = useSelector((state: RootState) => selectBorrowerNames(state));
  const loanId = useSelector(selectLoanId);
  const loanNumber = useSelector(selectLoanHeader)?.loanNumber ?? loanId ?? '';
  const load = (): void => void dispatch(pastOrdersWanted(groups.map(({ requestId }) => requestId)));
  // A request that appears while the dialog is open belongs to it too.
  useEffect(load, [dispatch, groups]);
  const { borrowers, pending, notLoaded, running } = ledger;
  return (
    <Modal
      width="wide"
      title={requestTexts.ledgerTitle(loanNumber)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{uiTexts.close}</Button>}
    >
      {borrowers.map(({ borrowerId, entries }) => (
        <LedgerTable
          key={borrowerId}
          name={names.get(borrowerId)}
          hasCosts={ledger.total !== null}
          {...{ borrowerId, entries, names }}
        />
      ))}
      {borrowers.length === 0 && pending === 0 && notLoaded.length === 0 && <p>{requestTexts.none}</p>}
      {borrowers.length > 0 && <Total ledger={ledger} />}
      <ListState role="status">{pending > 0 && requestTexts.loading(groups.length - pending, groups.length)}</ListState>
      {running.length > 0 && <ListState>{requestTexts.running(listOf(running))}</ListState>}
      {notLoaded.length > 0 && (
        <ListState>
          <span>{requestTexts.notLoaded(listOf(notLoaded))}</span> <RetryLink isBusy={pending > 0} onRetry={load} />
        </ListState>
      )}
      <SmallPrint>{requestTexts.caution}</SmallPrint>
    </Modal>
  );
}

function Total({ ledger: { total, counts } }: { readonly ledger: CreditLedger }) {
  const { hard, soft, reissues, unknown, unpriced } = counts;
  return (
    <Totals>
      <b>{requestTexts.total}</b>
      <span>
        {requestTexts.totalOf(uiTexts.newHardReports(hard), uiTexts.newSoftReports(soft), uiTexts.reissues(reissues))}
      </span>
      {unknown > 0 && <span>{requestTexts.unknown(uiTexts.reports(unknown))}</span>}
      {total !== null && <b>{requestTexts.estimated(money(total))}</b>}
      {total !== null && unpriced > 0 && <span>{requestTexts.unpriced(uiTexts.reports(unpriced))}</span>}
    </Totals>
  );
}

const listOf = (requestIds: readonly string[]): string => listed(requestIds.map(requestTexts.requestNumber));

const Totals = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  padding-block: var(--space-3);
`;
