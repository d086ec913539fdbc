import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import type { VerificationChoice } from '@/domain/order/orderForm';
import { isExpired, limitOf, verificationId, verificationKey } from '@/domain/request/digitalVerification';
import {
  selectVerifications,
  verificationOpened,
  verificationsWanted,
} from '@/features/digitalVerifications/digitalVerificationsSlice';
import { verificationChosen } from '@/features/orderDraft/orderDraftSlice';
import { selectOpenedAt } from '@/features/requestSetup/requestSetupSlice';
import { shortDate } from '@/lib/format';
import { isPending } from '@/lib/remote';
import { Checkbox } from '@/ui/Checkbox';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { Panel } from '@/ui/Panel';
import { Skeleton } from '@/ui/Skeleton';
import { StatusBadge } from '@/ui/StatusBadge';
import { Table } from '@/ui/Table';
import { PartFailure } from './PartFailure';
import { useOrderPart } from './useOrderPart';
import { VerificationDrawer } from './VerificationDrawer';

/** Vendors' reports of assets, income and employment, which go along with an underwriting order. */
export function VerificationsPanel() {
  const dispatch = useDispatch();
  const list = useSelector(selectVerifications);
  const verifications = useOrderPart('verifications');
  return (
    <Panel heading="3. Digital verifications" isFlush={verifications.length > 0}>
      <PartFailure
        failure={list.failure}
        what="the digital verifications"
        onRetry={() => dispatch(verificationsWanted())}
      />
      {isPending(list) && <Skeleton />}
      {list.status === 'ready' && verifications.length === 0 && (
        <EmptyState title="No verification reports for this loan" />
      )}
      {verifications.length > 0 && (
        <Table data-density="compact">
          <caption>Verification reports</caption>
          <thead>
            <tr>
              <th scope="col">Borrower</th>
              <th scope="col">Type</th>
              <th scope="col">Vendor and report</th>
              <th scope="col">As of</th>
              <th scope="col">Status</th>
              <th scope="col">Include</th>
            </tr>
          </thead>
          <tbody>
            {verifications.map((choice) => (
              <ReportRow key={verificationId(choice.report)} {...choice} />
            ))}
          </tbody>
        </Table>
      )}
      <VerificationDrawer />
    </Panel>
  );
}

function ReportRow({ report, isIncluded, isLeftOut }: Readonly<VerificationChoice>) {
  const dispatch = useDispatch();
  const openedAt = useSelector(selectOpenedAt);
  const limit = limitOf(report);
  const hasExpired = isExpired(report, openedAt);
  const { borrowerId, borrowerName, system, type, reportId } = report;
  const what = `${type} of ${borrowerName ?? borrowerId}`;
  return (
    <tr>
      <td data-wrap>{borrowerName ?? `Borrower ${borrowerId}`}</td>
      <td>
        {type}
        {limit !== null && <Limit>{limit}</Limit>}
      </td>
      <td data-wrap>
        <LinkButton
          aria-label={`${system} ${reportId}, details: ${what}`}
          onClick={() => dispatch(verificationOpened({ borrowerId, system }))}
        >
          {system} <Whole>{reportId}</Whole>
        </LinkButton>
      </td>
      <td>{shortDate(report.asOfDate)}</td>
      <td>
        {hasExpired ? (
          <StatusBadge tone="warn">Expired {shortDate(report.expiresOn)}</StatusBadge>
        ) : (
          <StatusBadge tone={report.status === 'Complete' ? 'ok' : 'neutral'}>{report.status ?? '--'}</StatusBadge>
        )}
      </td>
      <td>
        <Checkbox
          label={`Include ${what}`}
          isLabelHidden
          isChecked={isIncluded}
          disabled={isLeftOut}
          onChange={(wanted) => dispatch(verificationChosen({ key: verificationKey(report), isIncluded: wanted }))}
        />
      </td>
    </tr>
  );
}

/** An id is not broken at its hyphen. */
const Whole = styled.span`
  white-space: nowrap;
`;

const Limit = styled.small`
  display: block;
  font: var(--type-label);
  color: var(--text-secondary);
`;
