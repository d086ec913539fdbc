import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as countTexts from '@/config/texts/countTexts';
import * as ledgerTexts from '@/config/texts/ledgerTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import type { CreditLedger } from '@/domain/credit/creditLedger';
import { orderIdOf } from '@/domain/history/historyRows';
import { selectRequestGroups } from '@/features/history/state/historySlice';
import { pastOrdersWanted } from '@/features/history/state/pastOrdersSlice';
import { selectLoanHeader, selectLoanId } from '@/features/loan/loanSlice';
import { selectBorrowerNames, selectCreditLedger } from '@/features/request/state/ledgerSelectors';
import { listed, money } from '@/lib/format';
import type { RootState } from '@/lib/rootState';
import { Button } from '@/ui/Button';
import { ListState, RetryLink, SmallPrint } from '@/ui/listParts';
import { Modal } from '@/ui/Modal';
import { LedgerTable } from './LedgerTable';

/** Every credit report of the loan, by borrower, with its estimated cost. Opening it loads what each request ordered. */
export function CreditLedgerDialog({ onClose }: { readonly onClose: () => void }) {
  const dispatch = useDispatch();
  const groups = useSelector((state: RootState) => selectRequestGroups(state));
  const ledger = useSelector((state: RootState) => selectCreditLedger(state));
  const names = useSelector((state: RootState) => selectBorrowerNames(state));
  const loanId = useSelector(selectLoanId);
  const loanNumber = useSelector(selectLoanHeader)?.loanNumber ?? loanId ?? '';
  const load = (): void => void dispatch(pastOrdersWanted(groups.map(orderIdOf)));
  // A request that appears while the dialog is open belongs to it too.
  useEffect(load, [dispatch, groups]);
  const { borrowers, pending, notLoaded, running } = ledger;
  return (
    <Modal
      isOpen
      width="wide"
      title={ledgerTexts.title(loanNumber)}
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
      {borrowers.length === 0 && pending === 0 && notLoaded.length === 0 && <p>{ledgerTexts.none}</p>}
      {borrowers.length > 0 && <Total ledger={ledger} />}
      <ListState role="status">{pending > 0 && ledgerTexts.loading(groups.length - pending, groups.length)}</ListState>
      {running.length > 0 && <ListState>{ledgerTexts.running(listOf(running))}</ListState>}
      {notLoaded.length > 0 && (
        <ListState>
          {ledgerTexts.notLoaded(listOf(notLoaded))} <RetryLink isBusy={pending > 0} onRetry={load} />
        </ListState>
      )}
      <SmallPrint>{ledgerTexts.caution}</SmallPrint>
    </Modal>
  );
}

function Total({ ledger: { total, counts } }: { readonly ledger: CreditLedger }) {
  const { hard, soft, reissues, unpriced } = counts;
  return (
    <Sum>
      <b>{ledgerTexts.total}</b>
      <span>
        {ledgerTexts.totalOf(
          countTexts.newHardReports(hard),
          countTexts.newSoftReports(soft),
          countTexts.reissues(reissues),
        )}
      </span>
      {total !== null && <b>{ledgerTexts.estimated(money(total))}</b>}
      {total !== null && unpriced > 0 && <span>{ledgerTexts.unpriced(countTexts.reports(unpriced))}</span>}
    </Sum>
  );
}

const listOf = (requestIds: readonly string[]): string => listed(requestIds.map(ledgerTexts.requestNumber));

const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  padding-block: var(--space-3);
`;
